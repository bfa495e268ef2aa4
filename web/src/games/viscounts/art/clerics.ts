/** Townsfolk of the piles: clerics. A line is a figure: its ground, then its parts from back to front (see `figure.ts`). */
export const clerics: Record<string, string> = {
  acolyte: `cleric;0 #f0e9da;1 #1a0a0036;2;15 #a8322f;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;18;13;19;30 #7a5230;(transform="translate(84 76) scale(1.1)";200 #fff3cf;
    201 #1a0a0036;202 #ffc94a;203 #ffd65a;)`,
  bishop: `cleric;0 #ede5d4;1 #1a0a0036;2;60 #6a2f6e;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;76;13;77;61;26 #b9b3a8;27 #1a0a0036;25;211 #f6f0e2;212 #1a0a0036;213 #6a2f6e;214;215;
    (transform="translate(88 56)";216;217;218 #a8740f;)`,
  clergyman: `cleric;0 #3a3436;1 #1a0a0036;2;37 #f5ead2;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #8d8578;92 #2f2b2e;48 #2f2b2e;49 #1a0a0036;50 #5a5256;93;
    (transform="translate(82 84) scale(0.9)";62 #a3743a;63 #1a0a0036;64;65 #e6b53c;66;)`,
  deacon: `cleric;0 #e9dfca;1 #1a0a0036;2;60 #3f6b4a;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;78 #5a3a22;79 #d8a67c;(transform="translate(82 78) scale(1.05)";
    M-6 2L0-24L6 2|stroke="#2a1a12" stroke-width="1.4" ^;M-11 2H11Q12 16 0 18Q-12 16-11 2Z|~ #e6b53c;
    M-11 2Q-8-8 0-10Q8-8 11 2Z|~ #e6b53c;M12-4q6-6 2-12t3-12|stroke="#d8d2c6" stroke-width="2.6" ^ opacity=".8";
    M-13-2q-6-5-2-11|stroke="#d8d2c6" stroke-width="2.2" ^ opacity=".7";)`,
  disciple: `cleric;0 #8a7a62;1 #1a0a0036;2;95 #9c8b70;96 #1a0a0036;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;14 #c99a48;(transform="translate(78 84) scale(0.95)";
    161 #5c3a1c;162 #fbf1d8;163;)`,
  friar: `cleric;0 #6a4a30;1 #1a0a0036;2;95 #7a5838;96 #1a0a0036;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;
    8 #1a0a002b;9 #2a1a12;10 #2a1a12;11 #fff;12 #fff;18;13;19;78 #8a5a30;79 #e2b48c;26 #8a5a30;27 #1a0a0036;25;
    M40 90Q50 96 60 90|stroke="#efe0bc" stroke-width="3" ^;(transform="translate(84 76) rotate(8) scale(0.95)";
    M0 24V-22M-11-10H11|stroke="#2a1a12" stroke-width="7" ^;
    M0 24V-22M-11-10H11|stroke="#8a5a30" stroke-width="4.8" ^;)`,
  missionary: `cleric;0 #4a3a2c;1 #1a0a0036;2;37 #f5ead2;3 #c98f63;4 #1a0a0048;5 #c98f63;6 #c98f63;7 #c98f63;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;18;13;19;26 #5a3a22;27 #1a0a0036;25;92 #7a5a34;48 #7a5a34;49 #1a0a0036;50 #4a3620;93;
    (transform="translate(86 60) rotate(4) scale(0.9)";M0 50V-28M-11-15H11|stroke="#2a1a12" stroke-width="6.6" ^;
    M0 50V-28M-11-15H11|stroke="#e6b53c" stroke-width="4.4" ^;e0 -15 3 3|~ #a8322f;)`,
  pastor: `cleric;0 #2e2b2f;1 #1a0a0036;2;15 #f5ead2;3 #f0c9a4;4 #1a0a0048;5 #f0c9a4;6 #f0c9a4;7 #f0c9a4;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;18;13;19;14 #e9e4da;29 #8d8578;(transform="translate(88 62) scale(0.9)";216;217;
    218 #a8740f;);M62 92Q62 82 72 83Q80 80 84 88Q90 90 86 96Q74 102 62 92Z|~ #fff8ea;e65 88 4 3.4|~ #3a3030`,
  priest: `cleric;0 #2b282b;1 #1a0a0036;2;60 #a8322f;3 #d8a67c;4 #1a0a0048;5 #d8a67c;6 #d8a67c;7 #d8a67c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;16;13;17;14 #5a4a3a;M30 35Q50 27 70 35L73 18Q61 12 50 17Q39 12 27 18Z|~ #232023;
    M54 16Q62 12 73 18L70 35Q62 32 55 31Z #1a0a0036;e50 13 3.5 3.5|~ #232023;
    M30 32L28.5 20Q36 15 46 17|stroke="#fff" stroke-width="1.5" ^ opacity=".5";(transform="translate(83 78)";
    187 #e6b53c;188 #1a0a0036;189 #8a2f2b;190;)`,
  vicar: `cleric;0 #f0e9da;1 #1a0a0036;2;60 #2b282b;3 #e2b48c;4 #1a0a0048;5 #e2b48c;6 #e2b48c;7 #e2b48c;8 #1a0a002b;9 #2a1a12;
    10 #2a1a12;11 #fff;12 #fff;76;13;77;61;
    M33.5 46Q30 34 35 27L38 36Q35 40 36 48ZM66.5 46Q70 34 65 27L62 36Q65 40 64 48Z|~ #b9b3a8;104 #6a2f6e;105;
    (transform="translate(82 80) rotate(-8)";146 #fbf1d8;147 #2c3f63;148 #1a0a0036;149;150;)`,
};
