/** The four solo opponents. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const opponents: Record<string, string> = {
  'opponent-cleric': `cleric;0 #3b2a4a;1 #1a0a0036;2;60 #c9a24a;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;31;13;32;164 #e9e4da;165 #1a0a0036;166;25;211 #3b2a4a;212 #1a0a0036;213 #8a2f2b;214;
    215;(transform="translate(84 70) scale(1.05)";158 #f4f0e6;159;160;)`,
  'opponent-builder': `builder;0 #4f4a44;1 #1a0a0036;2;54 #8a7a62;55 #2a1a12;56 #2a1a12;57 #2a1a12;58 #2a1a12;59 #2a1a12;3 #c98f63;
    4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;14 #2a211d;
    26 #2a211d;27 #1a0a0036;25;73;74;75 #8e99a6;(transform="translate(83 72) rotate(14) scale(1.1)";220 #8a5a30;
    221 #a8743f;222 #1a0a0036;)`,
  'opponent-noble': `noble;0 #6a7480;1 #1a0a0036;2;110 #e0c46a;111 #fff;112 #1a0a0036;113 #e0c46a;114 #8e99a6;3 #e2b48c;4 #1a0a0048;
    5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;30 #3a2a1e;24 #3a2a1e;
    43 #3a2a1e;115 #e6b53c;116 #7a4a0066;117 #a8322f;118 #2c5f9e;119 #3a7540;120;
    (transform="translate(84 72) rotate(12)";204 #8a5a30;(transform="rotate(0 0 -16)";28 #8e99a6;);
    (transform="rotate(60 0 -16)";28 #8e99a6;);(transform="rotate(120 0 -16)";28 #8e99a6;);
    (transform="rotate(180 0 -16)";28 #8e99a6;);(transform="rotate(240 0 -16)";28 #8e99a6;);
    (transform="rotate(300 0 -16)";28 #8e99a6;);205 #8e99a6;206;)`,
  'opponent-cards': `merchant;0 #24303f;1 #1a0a0036;2;51 #3f5a7a;52 #1a0a0036;53 #e6b53c;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;
    7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;24 #2a211d;43 #2a211d;81 #2a2230;
    82 #1a0a0036;83;(transform="translate(82 80) rotate(6) scale(1.05)";M-11-14H9V14H-11Z|~ #3f6b3d;
    M-9-12H11V16H-9Z|~ #2c4b2b;M-13-16H7V12H-13Z|~ #3f6b3d;M-10-13H4V9H-10Z|stroke="#f3dc9a" stroke-width="1.4" ^;
    e-3 -2 4 4|~ #f3dc9a;)`,
};
