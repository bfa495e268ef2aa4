/** Townsfolk of the piles: nobles. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const nobles: Record<string, string> = {
  aristocrat: `noble;36 #b8692e;0 #a9791d;1 #1a0a0036;2;54 #efe2c8;55 #2a1a12;56 #2a1a12;57 #2a1a12;58 #2a1a12;59 #2a1a12;121;122;
    123 #a8322f;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;
    12 #fff;47;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #b8692e;44 #7c2d52;45 #1a0a0036;46;71 #f4f0e6;72;
    (transform="translate(86 78) rotate(10) scale(0.95)";M-3 6H3V26H-3Z|~ #e6b53c;e0 -8 14 16|~ #e6b53c;
    e0 -8 10 12|~ #cfe6ee;M-6-14Q-2-19 3-18L-7-6Z|opacity=".8" #fff;)`,
  artist: `noble;0 #3f4f7a;1 #1a0a0036;2;15 #f5ead2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;18;13;19;30 #a5542a;24 #a5542a;43 #a5542a;44 #6a2f5c;45 #1a0a0036;46;
    (transform="translate(80 84)";M-18 2Q-20-14 0-15T19 0Q18 14 6 12Q0 8-2 13Q-14 16-18 2Z|~ #c48a4a;
    e-10 -3 3.2 3.2|~ #a8322f;e-2 -9 3.2 3.2|~ #2c5f9e;e7 -8 3.2 3.2|~ #e6b53c;e12 0 3.2 3.2|~ #3a7540;
    e-6 7 2.6 2|~ #e2b48c;);(transform="translate(90 56) rotate(24) scale(0.9)";M-1.8-4H1.8V24H-1.8Z|~ #8a5a30;
    M-3-8H3V-2H-3Z|~ #8e99a6;M-3.5-8Q-4-16 0-20Q4-16 3.5-8Z|~ #a8322f;)`,
  chevalier: `noble;0 #6a7480;1 #1a0a0036;2;110 #d2d8de;111 #fff;112 #1a0a0036;113 #d2d8de;114 #8e99a6;
    M34 62Q50 78 66 62L68 72Q50 88 32 72Z|~ #8b95a1;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;M32.5 39Q30 12 50 6Q70 12 67.5 39Q50 30 32.5 39Z|~ #d2d8de;
    M52 7Q70 12 67.5 39Q60 34 55 33Z #1a0a0036;M47.3 30h5.4v17q-2.7 2.5-5.4 0z|~ #8e99a6;
    M33 36.5Q50 27.5 67 36.5|stroke="#e6b53c" stroke-width="2.2" ^;
    M34 33Q33 15 47 8.5|stroke="#fff" stroke-width="1.6" ^ opacity=".75";
    (transform="translate(85 74) rotate(14) scale(1.05)";182 #d2d8de;183 #8e99a6;184 #e6b53c;185 #4a2c1c;
    186 #e6b53c;)`,
  diplomat: `noble;0 #7a5a1a;1 #1a0a0036;2;15 #f5ead2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;30 #4a2f1c;24 #4a2f1c;81 #2f5a3f;82 #1a0a0036;83;
    (transform="translate(85 72) rotate(8) scale(0.95)";M0 26Q-6 0 6-24|stroke="#5f7f3a" stroke-width="2.4" ^;
    M-2 14q-11-1-13-9q11 0 13 9z|~ #7fa356;M-2 14q10-3 11-11q-10 2-11 11z|~ #7fa356;
    M-3 4q-11-1-13-9q11 0 13 9z|~ #7fa356;M-3 4q10-3 11-11q-10 2-11 11z|~ #7fa356;
    M-1 -6q-11-1-13-9q11 0 13 9z|~ #7fa356;M-1 -6q10-3 11-11q-10 2-11 11z|~ #7fa356;
    M3 -16q-11-1-13-9q11 0 13 9z|~ #7fa356;M3 -16q10-3 11-11q-10 2-11 11z|~ #7fa356;)`,
  enforcer: `noble;0 #5c4020;1 #1a0a0036;2;M22 102Q24 82 38 72L50 86L62 72Q76 82 78 102Z|~ #3a2a1c;3 #c98f63;4 #1a0a0048;
    5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;29 #2a211d;
    M56 33l5 16|stroke="#7a2f22" stroke-width="1.6" ^;194 #4a3a2c;195;196;
    (transform="translate(84 74) rotate(12) scale(1.05)";204 #8a5a30;(transform="rotate(0 0 -16)";28 #8e99a6;);
    (transform="rotate(60 0 -16)";28 #8e99a6;);(transform="rotate(120 0 -16)";28 #8e99a6;);
    (transform="rotate(180 0 -16)";28 #8e99a6;);(transform="rotate(240 0 -16)";28 #8e99a6;);
    (transform="rotate(300 0 -16)";28 #8e99a6;);205 #8e99a6;206;)`,
  gatekeeper: `noble;0 #7a6a34;1 #1a0a0036;2;15 #4a3a1c;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;24 #b9b3a8;124 #c2b48c;125 #1a0a0036;126 #c2b48c;127 #1a0a0036;128;
    (transform="translate(82 76) scale(1.05)";e0 -14 9 9|stroke="#2a1a12" stroke-width="4.6";
    e0 -14 9 9|stroke="#e6b53c" stroke-width="2.6";(transform="rotate(22 0 -8)";129;
    M0-4V19M0 19h6M0 13h5|stroke="#e6b53c" stroke-width="3" ^;);(transform="rotate(0 0 -8)";129;
    M0-4V19M0 19h6M0 13h5|stroke="#d2d8de" stroke-width="3" ^;);(transform="rotate(-22 0 -8)";129;
    M0-4V19M0 19h6M0 13h5|stroke="#a8740f" stroke-width="3" ^;);)`,
  overseer: `noble;173 #5a4a3a;0 #6a4a1a;1 #1a0a0036;2;37 #f5ead2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;
    M40 36.5l7 2M60 36.5l-7 2|stroke="#2a1a12" stroke-width="1.2" ^;20;13;21 #ab4338;22 #d0604c;23 #d0604c;
    33 #6a5a48;(transform="translate(82 76) scale(1.05)";M0 26L3 2|stroke="#2a1a12" stroke-width="5.6" ^;
    M0 26L3 2|stroke="#8a5a30" stroke-width="3.8" ^;
    M3 2Q8-20-8-22Q-22-18-14-8Q-6-4-6-12|stroke="#4a2c1c" stroke-width="2.8" ^;)`,
  patron: `noble;0 #7a2f3a;1 #1a0a0036;2;54 #e2cfa0;55 #2a1a12;56 #2a1a12;57 #2a1a12;58 #2a1a12;59 #2a1a12;
    M28 86Q50 110 72 86|stroke="#e6b53c" stroke-width="4" ^;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;30 #4a3424;26 #4a3424;27 #1a0a0036;25;44 #3a2a4a;
    45 #1a0a0036;46;(transform="translate(83 84) scale(0.9)";62 #a3743a;63 #1a0a0036;64;65 #e6b53c;66;)`,
  princess: `noble;36 #e0bb62;0 #b04a6a;1 #1a0a0036;2;15 #f4e4ea;121;122;123 #2c5f9e;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;
    7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;80;20;13;21 #ab4338;22 #d0604c;23 #d0604c;33 #e6c26a;
    115 #e6b53c;116 #7a4a0066;117 #a8322f;118 #2c5f9e;119 #3a7540;120;(transform="translate(86 76) scale(0.9)";207;
    208 #4e8242;209 #c43a45;210;)`,
  watchman: `noble;0 #7a5f1c;1 #1a0a0036;2;192 #8b95a1;193;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;24 #6a4a2a;124 #d2d8de;125 #1a0a0036;126 #d2d8de;127 #1a0a0036;
    128;(transform="translate(84 80)";M-6-14Q0-24 6-14|stroke="#2a1a12" stroke-width="2" ^;
    M-9-14H9L11-9H-11Z|~ #5a4a3a;M-9-9H9V12H-9Z|~ #ffdf7a;M-4 9Q-6 0 0-5Q6 0 4 9Z #fff6cf;
    M-9-9V12M9-9V12M0-9V12|stroke="#5a4a3a" stroke-width="2.2" ^;M-11 12H11V17H-11Z|~ #5a4a3a;
    e0 2 18 18|opacity=".22" #ffd65a;)`,
};
