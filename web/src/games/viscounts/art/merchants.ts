/** Townsfolk of the piles: merchants. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const merchants: Record<string, string> = {
  benefactor: `merchant;0 #2f5a8a;1 #1a0a0036;2;54 #efe2c8;55 #2a1a12;56 #2a1a12;57 #2a1a12;58 #2a1a12;59 #2a1a12;3 #d8a67c;
    4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;26 #e9e4da;
    27 #1a0a0036;25;44 #27446a;45 #1a0a0036;46;(transform="translate(80 84)";
    M-18 10Q-20-8 0-9T18 10Q0 15-18 10Z|~ #d59a4a;
    M-9 1q2-5 4-6M-1 1q2-5 4-6M7 1q2-5 4-6|stroke="#fff0cf" stroke-width="1.8" ^;);
    (transform="translate(86 64) scale(0.62)";151 #e6b53c;152 #f4d070;153;)`,
  courier: `merchant;0 #3f7a5c;1 #1a0a0036;2;M30 74L74 102|stroke="#2a1a12" stroke-width="6" ^;
    M30 74L74 102|stroke="#8a5a30" stroke-width="4" ^;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;84 #b5742e;85 #b5742e;86 #b5742e;87 #b5742e;
    88 #b5742e;89 #b5742e;90 #b5742e;91 #b5742e;39 #2f5f46;40 #1a0a0036;41 #274f3a;42;71 #d9a521;72;
    (transform="translate(80 82) rotate(-8) scale(0.95)";M-17-11H17V12H-17Z|~ #fbf1d8;
    M-17-11L0 3L17-11|stroke="#b79b62" stroke-width="1.4" ^;e0 2 5 5|~ #a8322f;
    M-2.5.5q2.5-2.5 5 0q-2.5 3.5-5 0z #e08a80;)`,
  jeweller: `merchant;0 #2d4d7a;1 #1a0a0036;2;38 #5a3a24;M33 81L39 69M67 81L61 69|stroke="#5a3a24" stroke-width="3.5" ^;
    3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;76;13;77;
    61;78 #e9e4da;79 #d8a67c;e56 42 6 6|stroke="#a8740f" stroke-width="2.4";
    M62 43L67 47|stroke="#a8740f" stroke-width="1.4" ^;(transform="translate(82 78) scale(1.05)";
    e0 8 11 11|stroke="#2a1a12" stroke-width="5.6";e0 8 11 11|stroke="#e6b53c" stroke-width="3.4";
    (transform="translate(0 -9) scale(0.85)";M-12-4L-6-12H6L12-4L0 12Z|~ #c9384a;
    M-12-4L-6-12L-3-4Z|opacity=".6" #fff;M3-4L6-12L12-4L0 12Z #1a0a0036;);)`,
  peddler: `merchant;0 #6a6a3a;1 #1a0a0036;2;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;18;13;19;14 #6a4a2a;29 #2a211d;138 #8a7a4a;48 #8a7a4a;49 #1a0a0036;50 #5a4a2a;139;
    (transform="translate(80 80) scale(1.05)";M-15-4Q0-30 15-4|stroke="#2a1a12" stroke-width="4.4" ^;
    M-15-4Q0-30 15-4|stroke="#b98a4a" stroke-width="2.6" ^;e-7 -5 5 5|~ #a8322f;e3 -7 5.5 5.5|~ #d9a521;
    e10 -4 4.5 4.5|~ #5f8f4a;M-18-3H18L14 18H-14Z|~ #b98a4a;
    M-16 4H16M-15 11H15M-8-3V18M0-3V18M8-3V18|stroke="#7a5426" stroke-width="1.4" ^;)`,
  strongman: `merchant;0 #b5533c;1 #1a0a0036;2;M4 102Q2 82 18 79Q28 84 24 102Z|~ #c98f63;3 #c98f63;4 #1a0a0048;5 #c98f63;
    6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;191;
    M34.5 31Q50 23 65.5 31L65 35.5Q50 28 35 35.5Z|~ #a8322f;
    M76 102Q70 82 80 74L76 60H90L93 76Q100 88 96 102Z|~ #c98f63;(transform="translate(82 48) scale(0.95)";
    M-20 12L-17-6L-6-17L9-16L19-5L20 12Q0 20-20 12Z|~ #a39c8f;M-17-6L-6-17L9-16L1-7L-10-3Z #d4cec2;
    M9-16L19-5L20 12Q10 16 4 16L8-2L1-7Z #1a0a0036;);e76 60 5.4 4.8|~ #c98f63;e90 60 5.4 4.8|~ #c98f63`,
  traveller: `merchant;36 #5a3a22;0 #4a6a7a;1 #1a0a0036;2;51 #7a4a30;52 #1a0a0036;53 #e6b53c;3 #e2b48c;4 #1a0a0048;5 #e2b48c;
    6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;80;20;13;21 #ab4338;22 #d0604c;23 #d0604c;
    33 #5a3a22;92 #5a6a48;48 #5a6a48;49 #1a0a0036;50 #c9985a;93;(transform="translate(86 58) rotate(3) scale(0.95)";
    M2 54L-2-34|stroke="#2a1a12" stroke-width="5.6" ^;M2 54L-2-34|stroke="#8a5a30" stroke-width="3.8" ^;
    (transform="translate(3 -20)";M-6-4Q-7 10 0 11Q8 10 7-4Q5-9 0-9Q-5-9-6-4Z|~ #c9985a;
    M-6-2H7|stroke="#5c3a1c" stroke-width="1.3" ^;);)`,
};
