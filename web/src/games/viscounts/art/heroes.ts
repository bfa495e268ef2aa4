/** The ten heroes. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const heroes: Record<string, string> = {
  ada: `criminal;rays;36 #9c3f22;0 #4b3a55;1 #1a0a0036;2;51 #5c2f63;52 #1a0a0036;53 #e6b53c;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;
    6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;47;20;13;21 #ab4338;22 #d0604c;23 #d0604c;
    33 #a8462a;(transform="translate(82 76) rotate(14) scale(1.05)";100 #d2d8de;101 #8e99a6;102 #a8740f;103 #3a2418;
    );(transform="translate(70 92) scale(0.7)";151 #e6b53c;152 #f4d070;153;)`,
  bertha: `noble;rays;0 #8a6212;1 #1a0a0036;2;51 #7a2430;52 #1a0a0036;53 #e6b53c;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;
    7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;
    M40 37.5q4-3 7.5-.6M52.5 36.9q3.5-2.4 7.5.6|stroke="#2a1a12" stroke-width="1.2" ^;20;13;21 #ab4338;22 #d0604c;
    23 #d0604c;61;94 #f5ead2;73;74;75 #2c5f9e;(transform="translate(84 60) rotate(6) scale(0.9)";
    M0 54V-36|stroke="#2a1a12" stroke-width="5" ^;M0 54V-36|stroke="#8a5a30" stroke-width="3.2" ^;
    M1-34H24L18-25L24-16H1Z|~ #a8322f;M12-34H24L18-25L24-16H12Z #1a0a0036;e0 -37 3 3|~ #e6b53c;)`,
  clovis: `criminal;rays;0 #4a3a2c;1 #1a0a0036;2;54 #7a6248;55 #2a1a12;56 #2a1a12;57 #2a1a12;58 #2a1a12;59 #2a1a12;3 #c98f63;
    4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;14 #6a4a2a;
    26 #6a4a2a;27 #1a0a0036;25;M34 32L66 41|stroke="#2a1a12" stroke-width="1.8" ^;e56 42 5.2 4.6|~ #2a1a12;
    (transform="translate(78 70) rotate(8)";154 #8a5a30;155 #d2d8de;156 #1a0a0036;157;)`,
  emma: `cleric;rays;M25 90C18 50 24 11 50 10S82 50 75 90Q66 94 62 78H38Q34 94 25 90Z|~ #2d2b33;
    M54 10C80 13 81 52 75 90Q66 94 62 78Q70 40 54 10Z #1a0a0036;
    M26 84C21 50 28 14 47 12|stroke="#fff" stroke-width="1.5" ^ opacity=".5";0 #e6dfd0;1 #1a0a0036;2;3 #f0c9a4;
    4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;47;20;13;21 #ab4338;
    22 #d0604c;23 #d0604c;94 #fbf5e6;(transform="translate(84 66)";158 #f4f0e6;159;160;);
    (transform="translate(70 92) scale(0.7)";161 #5c3a1c;162 #fbf1d8;163;)`,
  guntram: `cleric;rays;0 #2c4460;1 #1a0a0036;2;60 #c9a24a;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;164 #b9b3a8;165 #1a0a0036;166;25;104 #2c4460;105;
    (transform="translate(82 78)";167 #fbf1d8;168 #e8d5a6;169 #e8d5a6;170;171 #a8322f;172 #d8655f;)`,
  judith: `builder;rays;173 #2a211d;0 #6a5a48;1 #1a0a0036;2;38 #4f6f4a;
    M33 81L39 69M67 81L61 69|stroke="#4f6f4a" stroke-width="3.5" ^;3 #9c6a45;4 #1a0a0048;5 #9c6a45;6 #9c6a45;
    7 #9c6a45;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;80;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #2a211d;
    67 #c4602c;68 #c4602c;69 #1a0a0036;106 #fff;107 #fff;108 #fff;109 #fff;70;
    (transform="translate(82 76) rotate(16) scale(1.05)";174 #8a5a30;175 #8e99a6;176 #fff;)`,
  lothaire: `merchant;rays;0 #27506e;1 #1a0a0036;2;54 #efe2c8;55 #2a1a12;56 #2a1a12;57 #2a1a12;58 #2a1a12;59 #2a1a12;3 #e2b48c;
    4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;30 #3a2a1e;
    24 #3a2a1e;43 #3a2a1e;81 #7a2430;82 #1a0a0036;83;(transform="translate(82 84) scale(0.95)";62 #a3743a;
    63 #1a0a0036;64;65 #e6b53c;66;)`,
  merovech: `builder;rays;0 #5f5a52;1 #1a0a0036;2;51 #3f5f4a;52 #1a0a0036;53 #e6b53c;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;
    7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;30 #c9974a;26 #c9974a;27 #1a0a0036;25;73;74;
    75 #3a7540;(transform="translate(83 76) scale(1.05)";177;178;179;180;181 #e6b53c;)`,
  rudolf: `noble;rays;0 #6a7480;1 #1a0a0036;2;110 #d2d8de;111 #fff;112 #1a0a0036;113 #d2d8de;114 #8e99a6;3 #e2b48c;4 #1a0a0048;
    5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;14 #7a5a34;24 #7a5a34;
    115 #e6b53c;116 #7a4a0066;117 #a8322f;118 #2c5f9e;119 #3a7540;120;(transform="translate(84 76) rotate(12)";
    182 #d2d8de;183 #8e99a6;184 #e6b53c;185 #4a2c1c;186 #e6b53c;)`,
  therese: `merchant;rays;36 #c99a48;0 #7a3f6a;1 #1a0a0036;2;121;122;123 #3aa6a0;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;
    7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;80;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #d1a350;
    44 #3f6a8a;45 #1a0a0036;46;71 #f4f0e6;72;(transform="translate(82 80) scale(0.9)";187 #e6b53c;188 #1a0a0036;
    189 #8a2f2b;190;)`,
};
