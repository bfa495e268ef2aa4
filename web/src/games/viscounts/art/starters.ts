/** The eight starting townsfolk. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const starters: Record<string, string> = {
  journeyman: `merchant;0 #3f6f9e;1 #1a0a0036;2;15 #d9c08a;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;14 #4a2f1c;39 #2f557d;40 #1a0a0036;41 #27466a;42;
    (transform="translate(80 72)";M-20 30L14-24|stroke="#2a1a12" stroke-width="5" ^;
    M-20 30L14-24|stroke="#8a5a30" stroke-width="3.4" ^;e15 -20 10 9|~ #b5533c;
    M18-28Q27-22 23-14Q19-10 15-11Q21-18 18-28Z #1a0a0036;M10-29L14-36L18-29L22-33L19-26Z|~ #b5533c;);
    e70 92 5.4 4.8|~ #e2b48c`,
  lender: `merchant;36 #6a3d22;0 #6b3a5c;1 #1a0a0036;2;37 #f5ead2;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;47;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #6a3d22;73;74;
    75 #2c5f9e;(transform="translate(80 80) scale(1.05)";e-7 16 9 4|~ #e6b53c;e-7 11 9 4|~ #e6b53c;
    e-7 6 9 4|~ #e6b53c;e-7 1 9 4|~ #e6b53c;e9 18 9 4|~ #e6b53c;e9 13 9 4|~ #e6b53c;e-7 1 5 1.8 #ffe59a;)`,
  trader: `merchant;0 #2f6b66;1 #1a0a0036;2;15 #c9a24a;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;14 #2a211d;24 #2a211d;43 #2a211d;
    M27 41C16 22 32 8 50 8S84 22 73 41Q62 27 50 29T27 41Z|~ #c4602c;
    M30 35Q44 14 70 18M32 39Q58 20 75 32M36 18Q56 26 70 37|stroke="#0004" stroke-width="1.5" ^;e50 23 4 5|~ #3aa6a0;
    M27 38C20 24 34 10.5 47 10|stroke="#fff" stroke-width="1.5" ^ opacity=".5";
    (transform="translate(80 76) scale(0.95)";M0 22V-18M-16-11Q0-21 16-11|stroke="#2a1a12" stroke-width="4.6" ^;
    M0 22V-18M-16-11Q0-21 16-11|stroke="#e6b53c" stroke-width="2.8" ^;e0 -19 3 3|~ #e6b53c;
    M-16-11l-6 15M-16-11l6 15M16-11l-6 12M16-11l6 12|stroke="#2a1a12" stroke-width="1" ^;
    M-25 4h18q-2 8-9 8t-9-8z|~ #e6b53c;M7 1h18q-2 8-9 8t-9-8z|~ #e6b53c;)`,
  financer: `merchant;0 #294f73;1 #1a0a0036;2;37 #f5ead2;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;47;20;13;21 #ab4338;22 #d0604c;23 #d0604c;94 #f5ead2;
    M26 88C20 50 26 11 50 10S80 50 74 88Q69 88 67 76Q70 40 64 28Q58 18 50 18T36 28Q30 40 33 76Q31 88 26 88Z|~ #1f3c59;
    (transform="translate(78 82)";134 #6a3a22;135 #fbf1d8;136;137;)`,
  labourer: `builder;0 #8a7a5c;1 #1a0a0036;2;38 #b9985e;M33 81L39 69M67 81L61 69|stroke="#b9985e" stroke-width="3.5" ^;3 #c98f63;
    4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #4a2f1c;
    29 #2a211d;138 #d9b25c;48 #d9b25c;49 #1a0a0036;50 #8a5a2a;139;(transform="translate(82 74) rotate(18)";
    140 #8a5a30;141 #8e99a6;142;)`,
  squire: `noble;0 #b5892a;1 #1a0a0036;2;M50 72V102H94C93 84 80 74 60 69Z|~ #7c2d2a;15 #e9d9b0;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;
    6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;30 #8a5a2c;
    (transform="translate(80 80) scale(0.9)";143 #a8322f;144 #1a0a0036;
    M0-20V22M-17-4H17|stroke="#f3dc9a" stroke-width="4.5" ^;145;)`,
  abbot: `cleric;0 #2f2c30;1 #1a0a0036;2;95 #3d393f;96 #1a0a0036;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;76;13;77;61;78 #b9b3a8;79 #d8a67c;
    (transform="translate(80 80) rotate(8)";146 #fbf1d8;147 #6a2f2b;148 #1a0a0036;149;150;)`,
  thief: `criminal;36 #2a211d;0 #3d3346;1 #1a0a0036;2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;47;20;13;21 #ab4338;22 #d0604c;23 #d0604c;
    M33 37Q42 33 50 37Q58 33 67 37Q68 48 58.5 48.5Q53 48.5 50 44.5Q47 48.5 41.5 48.5Q32 48 33 37Z|~ #241b26;
    e43.5 42 3 1.9 #f5ead2;e56.5 42 3 1.9 #f5ead2;e44.2 42 1.4 1.4 #2a1a12;e57.2 42 1.4 1.4 #2a1a12;97 #56406a;
    98 #1a0a0036;99;(transform="translate(80 82) scale(0.95)";62 #a3743a;63 #1a0a0036;64;65 #e6b53c;66;);
    e69 86 5.4 4.8|~ #e2b48c`,
};
