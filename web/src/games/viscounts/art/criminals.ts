/** Townsfolk of the piles: criminals. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const criminals: Record<string, string> = {
  antagonist: `criminal;36 #1d181c;0 #5a1f2c;1 #1a0a0036;2;37 #2a1a20;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;219;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #1d181c;
    (transform="translate(84 74)";207;208 #4e8242;209 #c43a45;210;);
    M34 54v6M66 54v6|stroke="#e6b53c" stroke-width="2" ^`,
  conspirator: `criminal;0 #2f3a44;1 #1a0a0036;2;51 #26303a;52 #1a0a0036;53 #8e99a6;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;
    7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;14 #2a211d;24 #2a211d;43 #2a211d;97 #34424f;
    98 #1a0a0036;99;(transform="translate(80 80)";
    M-15-8Q-6-13 0-8Q6-13 15-8Q17 6 7 8Q2 8 0 3Q-2 8-7 8Q-17 6-15-8Z|~ #f5ead2;e-7 -1 3.6 2.3 #2a1a12;
    e7 -1 3.6 2.3 #2a1a12;M15 0L20 24|stroke="#a8740f" stroke-width="2.6" ^;)`,
  debt_collector: `criminal;0 #3a3340;1 #1a0a0036;2;15 #8a857c;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;14 #5a4a3a;24 #5a4a3a;39 #2c2630;40 #1a0a0036;41 #4a3f52;42;
    (transform="translate(76 86) scale(0.95)";134 #6a3a22;135 #fbf1d8;136;137;);
    (transform="translate(88 66) rotate(10) scale(0.9)";M-4-20Q0-26 4-20L3-6H-3Z|~ #8a5a30;M-9-6H9V2H-9Z|~ #e6b53c;
    e2 13 11 6|~ #a8322f;M-4 11q6-3 11 0z #d8655f;)`,
  illusionist: `criminal;0 #33305e;1 #1a0a0036;2;15 #e6b53c;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;24 #2a211d;43 #2a211d;M28 35Q50 25 72 35L62 3Z|~ #3a3670;
    M60 5L62 3L72 35Q64 31 57 30.5Z #1a0a0036;M31 31L58 6|stroke="#fff" stroke-width="1.5" ^ opacity=".5";
    M48 18l1.2 2.8l3 .2l-2.3 2l.8 3l-2.7-1.7l-2.7 1.7l.8-3l-2.3-2l3-.2z #ffe08a;
    M58 10l1.2 2.8l3 .2l-2.3 2l.8 3l-2.7-1.7l-2.7 1.7l.8-3l-2.3-2l3-.2z #ffe08a;
    M61 22l1.2 2.8l3 .2l-2.3 2l.8 3l-2.7-1.7l-2.7 1.7l.8-3l-2.3-2l3-.2z #ffe08a;
    (transform="translate(80 80) scale(1.05)";(transform="rotate(-26 0 22)";130 #f0e2c4;131 #a8322f;);
    (transform="rotate(-6 0 22)";130 #fffaf0;131 #262326;);(transform="rotate(14 0 22)";130 #f0e2c4;131 #2c5f9e;);)`,
  lookout: `criminal;0 #4a4458;1 #1a0a0036;2;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #2a211d;29 #2a211d;67 #6a3f88;68 #6a3f88;69 #1a0a0036;70;
    (transform="translate(76 78) scale(0.95)";M-20 8Q-6 14 6 2Q12-4 13-16L21-13Q20 4 10 13Q-4 24-20 15Z|~ #d9b883;
    M4 14Q18 4 21-13L17-14.5Q16 2 4 14Z #1a0a0036;e17 -15 5 3|~ #5c3a1c;
    M-10 9.5L-9 18M5 3.5L11 12|stroke="#e6b53c" stroke-width="2.4" ^;)`,
  meddler: `criminal;0 #5a4a2c;1 #1a0a0036;2;15 #a8322f;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;30 #c9742e;81 #6a2f5c;82 #1a0a0036;83;
    (transform="translate(82 80) rotate(10) scale(0.95)";167 #fbf1d8;168 #e8d5a6;169 #e8d5a6;170;171 #a8322f;
    172 #d8655f;);M59 44l4 1|stroke="#fff" stroke-width="1.2" ^`,
  pickpocket: `criminal;0 #5a5044;1 #1a0a0036;2;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;34;13;35;84 #6a3a1c;85 #6a3a1c;86 #6a3a1c;87 #6a3a1c;88 #6a3a1c;89 #6a3a1c;
    90 #6a3a1c;91 #6a3a1c;39 #7a6a4a;40 #1a0a0036;41 #5f5238;42;(transform="translate(84 86) scale(0.72)";
    62 #a3743a;63 #1a0a0036;64;65 #e6b53c;66;);M60 102Q62 84 74 78|stroke="#2a1a12" stroke-width="8" ^;
    M60 102Q62 84 74 78|stroke="#5a5044" stroke-width="6" ^;e77 76 5.4 4.8|~ #f0c9a4`,
  racketeer: `criminal;0 #46302a;1 #1a0a0036;2;37 #c9b58a;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;29 #2a211d;104 #2a211d;105;
    (transform="translate(83 74) rotate(14)";220 #8a5a30;221 #a8743f;222 #1a0a0036;);
    M42 31l4 9|stroke="#7a2f22" stroke-width="1.6" ^;M34 48q-2 4 1 5|stroke="#e6b53c" stroke-width="2" ^`,
  scoundrel: `criminal;36 #7a3a1c;0 #2f4a44;1 #1a0a0036;2;37 #f5ead2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;219;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #7a3a1c;
    67 #a8322f;68 #a8322f;69 #1a0a0036;106 #fff;107 #fff;108 #fff;109 #fff;70;
    (transform="translate(84 76) rotate(-14) scale(0.95)";100 #d2d8de;101 #8e99a6;102 #a8740f;103 #3a2418;)`,
  swindler: `criminal;0 #3f5a3a;1 #1a0a0036;2;15 #d9a521;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;30 #3a2a1e;
    M50 51.5Q44 51 40 53.5Q36 54 36.5 50M50 51.5Q56 51 60 53.5Q64 54 63.5 50|stroke="#3a2a1e" stroke-width="2.6" ^;
    44 #2f4630;45 #1a0a0036;46;71 #c4602c;72;(transform="translate(76 84) scale(1.05)";(transform="rotate(-12)";
    M-18-4H-2V12H-18Z|~ #f5ead2;e-14 0 1.7 1.7 #2a1a12;e-10 4 1.7 1.7 #2a1a12;e-6 8 1.7 1.7 #2a1a12;);
    (transform="rotate(14)";M3-14H17V0H3Z|~ #f5ead2;e7 -10 1.7 1.7 #2a1a12;e13 -4 1.7 1.7 #2a1a12;);)`,
  traitor: `criminal;0 #4a4a4a;1 #1a0a0036;2;223 #6a3f88;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;14 #2a211d;29 #2a211d;97 #6b5236;98 #1a0a0036;99;
    (transform="translate(84 80) rotate(188)";100 #d2d8de;101 #8e99a6;102 #a8740f;103 #3a2418;)`,
  trickster: `criminal;0 #7a3f88;1 #1a0a0036;2;223 #d9a521;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;M31 36Q18 16 10 34Q8 14 28 10Q44 6 50 24Z|~ #7a3f88;
    M69 36Q82 16 92 34Q94 14 72 10Q56 6 50 24Z|~ #d9a521;M31 36Q32 20 50 19L50 27Q40 28 31 36Z|~ #7a3f88;
    M69 36Q68 20 50 19L50 27Q60 28 69 36Z|~ #d9a521;e10 36 4 4|~ #e6b53c;e92 36 4 4|~ #e6b53c;
    (transform="translate(72 88) scale(0.95)";(transform="translate(-15 6)";132 #a8740f;133 #fff;);
    (transform="translate(0 6)";132 #a8740f;133 #fff;);(transform="translate(15 6)";132 #a8740f;133 #fff;);
    e-8 15 3.4 3.4|~ #a8322f;)`,
};
