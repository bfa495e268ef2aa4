/** Townsfolk of the piles: builders. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const builders: Record<string, string> = {
  architect: `builder;0 #6e5a44;1 #1a0a0036;2;15 #f5ead2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;30 #8d8578;44 #7c3b2a;45 #1a0a0036;46;
    (transform="translate(82 84) rotate(-6) scale(0.95)";M-16-12L14-16L18 12L-12 16Z|~ #dfe8ee;
    M-10-4L8-6L10 6L-8 8ZM-1-5l1 12M-9 2l18-2|stroke="#4a6f96" stroke-width="1.3" ^;);
    (transform="translate(86 62) rotate(12) scale(0.72)";177;178;179;180;181 #e6b53c;)`,
  artisan: `builder;0 #70604c;1 #1a0a0036;2;38 #8a4a2a;M33 81L39 69M67 81L61 69|stroke="#8a4a2a" stroke-width="3.5" ^;3 #d8a67c;
    4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;84 #5a3a22;
    85 #5a3a22;86 #5a3a22;87 #5a3a22;88 #5a3a22;89 #5a3a22;90 #5a3a22;91 #5a3a22;29 #2a211d;
    (transform="translate(78 82) scale(1.05)";M-20 6L14-10L17-2L-17 11Z|~ #d2d8de;
    M-17 11l3-3l1 1.5l3-3l1 1.5l3-3l1 1.5l3-3l1 1.5l3-3l1 1.5|stroke="#2a1a12" stroke-width="1.2" ^;
    M13-12l9-3q4 6 0 10l-6 4z|~ #8a5a30;)`,
  charlatan: `builder;0 #5a4a6a;1 #1a0a0036;2;15 #d9a521;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;34;13;35;191;92 #4a3f5c;48 #4a3f5c;49 #1a0a0036;50 #d9a521;93;71 #a8322f;
    72;(transform="translate(82 80)";M-4-20H4V-8L13 8Q15 17 6 18H-6Q-15 17-13 8L-4-8Z|~ #e2efe8;
    M-9 2H9L13 9Q14 17 6 17H-6Q-14 17-13 9Z #b04a9a;M-5-24H5V-19H-5Z|~ #8a5a30;e-3 9 2 2 #e7a6da;
    e4 6 1.5 1.5 #e7a6da;M-9 9L-3-4|stroke="#fff" stroke-width="1.5" ^ opacity=".5";)`,
  defender: `builder;0 #5f6f4a;1 #1a0a0036;2;192 #8b95a1;193;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;29 #2a211d;124 #d2d8de;125 #1a0a0036;126 #d2d8de;127 #1a0a0036;
    128;(transform="translate(79 80) scale(0.9)";143 #8a4a2a;144 #1a0a0036;
    M0-20V22M-17-4H17|stroke="#e9d9b0" stroke-width="4.5" ^;145;)`,
  foreman: `builder;0 #75603f;1 #1a0a0036;2;15 #c9b58a;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;31;13;32;14 #8d8578;26 #8d8578;27 #1a0a0036;25;39 #5a6a4a;40 #1a0a0036;
    41 #47553a;42;(transform="translate(80 76) scale(1.05)";M-16-18H-9V12H18V19H-16Z|~ #c9985a;
    M-9-12h-3M-9-6h-3M-9 0h-3M-9 6h-3M-3 12v3M3 12v3M9 12v3|stroke="#2a1a12" stroke-width="1" ^;)`,
  mason: `builder;0 #8d877c;1 #1a0a0036;2;38 #d8cdb6;M33 81L39 69M67 81L61 69|stroke="#d8cdb6" stroke-width="3.5" ^;3 #e2b48c;
    4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #5a3a22;
    24 #5a3a22;194 #efe6d2;195;196;(transform="translate(84 74) rotate(14)";M-2.5-22H2.5V-10H-2.5Z|~ #8a5a30;
    M0-10Q5-7 0-3|stroke="#2a1a12" stroke-width="4" ^;M0-10Q5-7 0-3|stroke="#8e99a6" stroke-width="2.6" ^;
    M-11-3H11L0 20Z|~ #d2d8de;M0-3H11L0 20Z #1a0a0036;);(transform="translate(74 94) scale(0.6)";197 #a39c8f;
    198 #d4cec2;199 #1a0a0036;)`,
  miner: `builder;0 #4f4a44;1 #1a0a0036;2;3 #9c6a45;4 #1a0a0048;5 #9c6a45;6 #9c6a45;7 #9c6a45;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;26 #2a211d;27 #1a0a0036;25;39 #6a5238;40 #1a0a0036;41 #4f3d2a;42;
    (transform="translate(50 20) scale(0.62)";200 #fff3cf;201 #1a0a0036;202 #ffc94a;203 #ffd65a;);
    (transform="translate(83 74) rotate(20) scale(1.05)";140 #8a5a30;141 #8e99a6;142;)`,
  sculptor: `builder;0 #9a9284;1 #1a0a0036;2;38 #e2d8c4;M33 81L39 69M67 81L61 69|stroke="#e2d8c4" stroke-width="3.5" ^;3 #c98f63;
    4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;84 #3a2a20;
    85 #3a2a20;86 #3a2a20;87 #3a2a20;88 #3a2a20;89 #3a2a20;90 #3a2a20;91 #3a2a20;26 #3a2a20;27 #1a0a0036;25;
    (transform="translate(80 78)";M-10 20Q-10 9-3 7V2Q-8-3-7-10Q-6-18 1-18Q9-17 8-8Q7 0 4 3V7Q11 9 12 20Z|~ #e9e6df;
    M2-18Q9-17 8-8Q7 0 4 3V7Q11 9 12 20H5Q4 4 2-18Z #1a0a0036;M-14 20H15V26H-14Z|~ #b9b3a6;
    M-3-8q2-1.5 4 0M-4 0q3 1.2 5 0|stroke="#0004" stroke-width="1.2" ^;);
    (transform="translate(66 78) rotate(-30) scale(0.7)";M-3-20H3V-6H-3Z|~ #8a5a30;
    M-2.5-6H2.5L4 18L-4 20Z|~ #d2d8de;)`,
  stonecutter: `builder;0 #7a6f60;1 #1a0a0036;2;38 #5a4a3a;M33 81L39 69M67 81L61 69|stroke="#5a4a3a" stroke-width="3.5" ^;3 #9c6a45;
    4 #1a0a0048;5 #9c6a45;6 #9c6a45;7 #9c6a45;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;29 #2a211d;
    67 #c9c0ae;68 #c9c0ae;69 #1a0a0036;70;(transform="translate(80 88)";197 #a39c8f;198 #d4cec2;199 #1a0a0036;);
    (transform="translate(86 62) rotate(24) scale(0.85)";174 #8a5a30;175 #8e99a6;176 #fff;)`,
  tinker: `builder;0 #6a5a3a;1 #1a0a0036;2;38 #3f4a5a;M33 81L39 69M67 81L61 69|stroke="#3f4a5a" stroke-width="3.5" ^;
    M14 90l9-4l3 8l-9 4z|~ #b5533c;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;18;13;19;29 #2a211d;24 #6a4a2a;67 #3f6a8a;68 #3f6a8a;69 #1a0a0036;106 #fff;107 #fff;
    108 #fff;109 #fff;70;(transform="translate(80 82) scale(0.95)";M-16-8H16Q18 16 0 18Q-18 16-16-8Z|~ #b9743a;
    M5-8H16Q18 16 0 18Q10 8 5-8Z #1a0a0036;e0 -8 16 4.4|~ #7a4a20;
    M-16-6Q-24 0-17 6M16-6Q24 0 17 6|stroke="#2a1a12" stroke-width="3.6" ^;
    M-16-6Q-24 0-17 6M16-6Q24 0 17 6|stroke="#8a8f96" stroke-width="1.8" ^;
    M-12-1Q-12 8-7 13|stroke="#fff" stroke-width="1.5" ^ opacity=".5";)`,
  woodcutter: `builder;0 #5a6a3a;1 #1a0a0036;2;15 #3a4428;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;
    9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #a5542a;26 #a5542a;27 #1a0a0036;25;39 #7a2f2b;40 #1a0a0036;
    41 #5c2220;42;(transform="translate(78 70) rotate(10) scale(1.05)";154 #8a5a30;155 #d2d8de;156 #1a0a0036;157;)`,
};
