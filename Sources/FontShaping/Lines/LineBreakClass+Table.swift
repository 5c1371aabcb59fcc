#if Fonts

extension LineBreakClass {
  /// The ranges of every class but `AL`, from LineBreak-15.0.0; written by
  /// `Scripts/support/line_break_table.py`.
  ///
  /// A range is the gap after the one before, the letter of its class (in the order of the
  /// cases), and its length. Numbers have the base 36; a gap of 0 and a length of 1 are left out,
  /// and other gaps follow a space.
  static let ranges: StaticString = """
    I9KCA2BIiESX 1$! 1XVQ 1$YNY%ZaY2 3S rV$Q tVKP 1I6DIqJV!$3 5X 1K 2!$ 2L 6X 3V egL 3L iL wI27JIc\
    J7Id eY 78I7 73YK 4$ 1I19KI 1I2 1I2SI 8(r 4(4 m!3Y2 2IbSIS3 17IlZa!Z2 3I 2rS 1I7 2I6 2I2 1I4\
     2Za nI uIr 2jIb fZa xI9 4YS 3I$2 mI4 1I9 1I3 1I5 17I3 1oI8 16Io 1Ix 1iI3 1Ii 1I7 aI2K2Za hI3\
     1kI 1I7 2I2 2I3 9I aI2 2Za 2!2 5! 1$ 2I 2I3 1kI 1I5 4I2 2I3 3I kZaI2 3I bI3 1kI 1I8 1I3 1I3\
     kI2 2Za 1$ 8I6 1I3 1kI 1I7 2I2 2I3 7I3 aI2 2Za iI 1nI5 3I3 1I4 9I eZa 9$ 6I5 1jI 1I7 1I3 1I4\
     7I2 bI2 2Za 7L 9I3L 1jI 1I7 1I3 1I4 7I2 bI2 2Za 3I cI4 1jI2 1I7 1I3 1I4 9I aI2 2Za 9! 7I3 1yI\
     4I6 1I 1I8 6Za 2I2 1pI 2I7 4$ 7I8 1ZaK2 2dI 2I9 bI7 1Za 13L4 1L2JL2KJS5J 1S 3I2 6Za aKI 1I 1I\
    VPVPI2 1dIeKI5KI2 5Ib 1I10 1K2 6I 9L2KL 5J2 28Ik 1ZaK2 aI4 4I3 1I3 2I7 3I4 dIc 1IZaI4 2q-2o.20\
    /2g 9pI3 1K 4eK hrK qVP 26K3 10I4 sI3K2 rI2 uI2 1sIwK2U 1K 1K$ 1I 2Za oS2K2L 1S2 1I3JIZa 2zI2\
     yI 3aIc 4Ic 8S2Za 3kZa 1pI5 1lIa 1It 2IZa 6Za mIv 1dI5 1bIh bZaK2 1K4 aI9 9K2 1I3 uId 2Za\
     18Ie 1cIk 3K5Za 6Za 10K2 28I3 1Il 4I 6I 2I3 5iIdJI1aJI3 e5L 2K7JK3FIGI2KJK2M 3X2VX3VX 4T3KA2\
    I5J!8 1X2 1U2 6YVPU3 cK!K4 1K3H 5Ia dVP eVP h$7!$e!$4!$2!$!$fIx i! 5! c$ 6z$2 63T oVPVP e)2 dW\
    P 5h)4 ek)4 g)2 2) 1)3+)2 p)3 18) m) 1p)c 4) 1)3 1)2 3)2 2) 2)3 8) 6)5 1)2+) 2)8 3)2+4 25X6\
     1S2) 3VPVPVPVPVPVPVP 27VP vVPVPVPVPVP b7VPVPVPVPVPVPVPVPVPVPVP 1rVPVP wVP kxI3 7SK3 1SK 34K\
     eI 2oIwXeK8 1KVK 2X2 2X2VPVPVPVPK4S 1K2 1K2 5M2K3 1K2VK8 1K 1K2 3S2VPVPVPVPK y)q 1)2h c)5y\
     q)c 4KP2)2U)2WPWPWPWPWP)2WPWPWPWPUWP2)aI6)5I)5U2)3 1U)U)U)U)U)pU)vU)U)U)6U)6U2 2I2U4)U2)U)U)U\
    )U)pU)vU)U)U)6U)6U2)4U4) 5)17 1)2m 1)2c cUg)v 1)14 8)5f4 1s)g7pU)vr 3)1j 1jK2 7hKSK gZa 1xI4\
     1Ia wI2 28I2 1K5 7eI 3I 4I nI5 4I b! 1nL2S2 8I2 1eIi 8K2Za 6Ii aL 2IZa sI8K2 nId c-t 3I4 1bIe\
     6K3 6Za bI aZa 1bIe cI 8I2 2Za 3K3 rI3 1eI 1I3 2I2 5I2 1I 15I5K2 3I2 6kI8KI2 2Za 8mu.n 4/1d\
     6is)e8 t(I(a 1(d 1(5 1( 1(2 1(2 1(a dqPV 58! 3IgYP2Y2S2WPT 6Ig)5WPWPWPWPWPWPWPWP)2WP)7P)P 1U2\
    S2)WPWPWP)8 1)$!) 43H 1S)2$!)2WP)2P)P)bU2)3S)rW)P)tW)P)WP2WP2U)Ua)19U2)v 3)6 2)6 2)6 2)3 3!$)3\
    $2 iI3O 77K3 6yI 6aI 45I5 10K 1cK 5rZa q5K 5jK 69I3 1I2 5I4 14I3 4I gK8 3xI2 9K6T 1uK7 dgI4\
     8Za a9I2K 27I3 1yIb 1dI4 3eI3 1hIfK2 tZaI 2I2 aI4 19Ib 3K4I 19Za 6I3 10Ie 1ZaK4 1I2 18I 1L\
     aI3 1cIe 4K2 1KI4 1I2Za 1L 1K3 24IcK2 1K2 1I 2I 2vK 1hIc 5Za 6I4 1jI2 1I7 2I2 2I3 9I aI2 2I7\
     3I5 5cIi 4K4 1ZaK2 2I 29Ik cZa 5xI7 2I9LK2S2 3Kf 4I2 2aIhK2 dZa 6Ld 1qId 8Za 2bIf 4Za 2K3\
     6lIf 4lZa 1yI6 1I2 2I4 1I 1I2K3 9Za 3bI7 2I7 1L 1I sIa 14I7 1I4L 1K4L 1I 9Ib 1aIgK3 1L3K2\
     2lLa 85I8 1I8 1K5 aZa mLS wIm 1Ie 3eI6 3I 1I2 1I7 1I 8Za 1cI5 1I2 1I5 8Za 95I4 9I2 1I 1cI7\
     3I5K2)bZa 3n!4 uK vkK5 2qrV3P3 10P 3VPVP 6nVP2 50J7VPJ3VPVPI 6If 3g8VP 780Za 4K2 28Za 12I5K\
     1mI7K3 aK bZa n1K2 52I 1I1j 7I4 25U4J bI2 e)4qg 8)lc e8)9 6wn)83 fU tU3 2U eU4 8)b0 1whI2KI4\
     3mkI1a 2In f2I5 3Im 2I7 uI4 44I3 13dZ1e e8I1j 4I1e 8I eI 2K4 gI5 1If 11sI7 1Ih 2I7 1I2 1I5\
     2sI 4gI7 9Za 9wI 1pI4Za 5$ doI4Za raI7 31I7 5Za 4V2 ng! 3! nj)18*4)2s*c)f*2)f*)f*)11*a d)3\
     2l)3 1p)*1k<q)3*d)18*4)9*7)2*e)6*4a)3p+)m 2)n 2)5 1)5+3)2+)2+3)1a,5)1u+2)2+b)l+j)3+)4+3)+3)7+\
    )+)e 1) 1) 1)5+)4 1) 2)25 7)g e)d o)16+2)4+)l+)4+2)1p 8)o 6)23+3)3+5 12X3U3 4)z+)g+3)9+)b+)b*4\
    )h*3)d*3 38)3*4)5 2d)5*6)c*4)*f c*4 1k*8 a*6 14*8 u*2)2*26 c+)2+)8+8)6+)9+a)2+3)1k+)1p+2)+2)+\
    )h+3)+d)y 2c*c)e*2)d*3)9*7)1a*)4+3*8)e*4)9*7+9*7 6oZa 6*se 2)1eke 2)1eke e1ojI uI2o 3kI6o\

    """
}

#endif
