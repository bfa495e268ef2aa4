/** The townsfolk printed under the piles: drawn in the colours of the paper (see `figure.ts`). */
export const printed: Record<string, string> = {
  'printed_1-2': `paper;0 #8a7a62;1 #1a0a0036;2;95 #9c8b70;96 #1a0a0036;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;14 #c99a48;(transform="translate(78 84) scale(0.95)";
    161 #5c3a1c;162 #fbf1d8;163;)`,
  'printed_3-4': `paper;0 #b5892a;1 #1a0a0036;2;M50 72V102H94C93 84 80 74 60 69Z|~ #7c2d2a;15 #e9d9b0;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;
    6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;30 #8a5a2c;
    (transform="translate(80 80) scale(0.9)";143 #a8322f;144 #1a0a0036;
    M0-20V22M-17-4H17|stroke="#f3dc9a" stroke-width="4.5" ^;145;)`,
  'printed_5-6': `paper;0 #5a5044;1 #1a0a0036;2;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;10 #2a1a12;
    11 #fff;12 #fff;34;13;35;84 #6a3a1c;85 #6a3a1c;86 #6a3a1c;87 #6a3a1c;88 #6a3a1c;89 #6a3a1c;90 #6a3a1c;
    91 #6a3a1c;39 #7a6a4a;40 #1a0a0036;41 #5f5238;42;(transform="translate(84 86) scale(0.72)";62 #a3743a;
    63 #1a0a0036;64;65 #e6b53c;66;);M60 102Q62 84 74 78|stroke="#2a1a12" stroke-width="8" ^;
    M60 102Q62 84 74 78|stroke="#5a5044" stroke-width="6" ^;e77 76 5.4 4.8|~ #f0c9a4`,
  'printed_7-8': `paper;0 #8d877c;1 #1a0a0036;2;38 #d8cdb6;M33 81L39 69M67 81L61 69|stroke="#d8cdb6" stroke-width="3.5" ^;3 #e2b48c;
    4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #5a3a22;
    24 #5a3a22;194 #efe6d2;195;196;(transform="translate(84 74) rotate(14)";M-2.5-22H2.5V-10H-2.5Z|~ #8a5a30;
    M0-10Q5-7 0-3|stroke="#2a1a12" stroke-width="4" ^;M0-10Q5-7 0-3|stroke="#8e99a6" stroke-width="2.6" ^;
    M-11-3H11L0 20Z|~ #d2d8de;M0-3H11L0 20Z #1a0a0036;);(transform="translate(74 94) scale(0.6)";197 #a39c8f;
    198 #d4cec2;199 #1a0a0036;)`,
  'printed_9-10': `paper;0 #4a4458;1 #1a0a0036;2;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;10 #2a1a12;
    11 #fff;12 #fff;16;13;17;14 #2a211d;29 #2a211d;67 #6a3f88;68 #6a3f88;69 #1a0a0036;70;
    (transform="translate(76 78) scale(0.95)";M-20 8Q-6 14 6 2Q12-4 13-16L21-13Q20 4 10 13Q-4 24-20 15Z|~ #d9b883;
    M4 14Q18 4 21-13L17-14.5Q16 2 4 14Z #1a0a0036;e17 -15 5 3|~ #5c3a1c;
    M-10 9.5L-9 18M5 3.5L11 12|stroke="#e6b53c" stroke-width="2.4" ^;)`,
};
