import { describe, expect, it } from 'vitest';
import { qr } from '../src/ui/qr.ts';

const drawn = (text: string) => qr(text)!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('has its finders, timing and the one module that is always dark', () => {
    const rows = drawn('http://192.168.1.24:8000/#/table/abcdefghij?invite=1234567890abcdef');
    expect(rows).toHaveLength(37); // version 5
    for (const row of [rows[0]!, rows[6]!]) {
      expect(row.slice(0, 8)).toBe('#######.');
      expect(row.slice(-8)).toBe('.#######');
    }
    expect(rows[6]!.slice(8, -8)).toMatch(/^(#\.)+#$/);
    expect(rows[37 - 8]![8]).toBe('#');
  });
  it('is as large as its text needs, and says where it cannot hold it', () => {
    expect(qr('hello')).toHaveLength(21);
    expect(qr('x'.repeat(213))).toHaveLength(57);
    expect(qr('x'.repeat(214))).toBeNull();
  });
  it('is the one the standard asks for', () => {
    expect(drawn('hello').join('\n')).toMatchInlineSnapshot(`
      "#######..##...#######
      #.....#.##....#.....#
      #.###.#..#.##.#.###.#
      #.###.#...##..#.###.#
      #.###.#.##..#.#.###.#
      #.....#.....#.#.....#
      #######.#.#.#.#######
      ..........###........
      #.#.#.#..#.#....#..#.
      ..#.##....#...#....##
      .#.#..#.###.#...#####
      ##..#.........#....#.
      .##.#.##..#.#.#.#....
      ........####.#.#..###
      #######...##.###..###
      #.....#...####.##....
      #.###.#.#.##.###...##
      #.###.#..#....##..##.
      #.###.#.###.#...#.#.#
      #.....#..#....#.#..#.
      #######.###.#.##...##"
    `);
  });
});
