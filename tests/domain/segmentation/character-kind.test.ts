import { expect, test } from 'vitest'
import {
	hanziKind,
	kindAt,
	lengthAt,
	lineEndKind,
	markKind,
	pairKind,
	spaceKind,
	wholeKindAt,
	wordKind,
} from '#app/domain/segmentation/character-kind.ts'

test('characters are classified', () => {
	for (const hanzi of '学〇々') expect(kindAt(hanzi, 0)).toBe(hanziKind)
	for (const letter of 'aÉж５3あ한') expect(kindAt(letter, 0)).toBe(wordKind)
	for (const space of ' \t\u3000\u00a0') expect(kindAt(space, 0)).toBe(spaceKind)
	for (const end of '\r\n') expect(kindAt(end, 0)).toBe(lineEndKind)
	for (const mark of '，。！“·○\0') expect(kindAt(mark, 0)).toBe(markKind)
})

test('a surrogate pair is one character, a lone surrogate a mark', () => {
	expect(kindAt('𠮷', 0)).toBe(pairKind)
	expect([wholeKindAt('𠮷', 0), lengthAt('𠮷', 0)]).toEqual([hanziKind, 2])
	expect([wholeKindAt('😀', 0), lengthAt('😀', 0)]).toEqual([markKind, 2])
	expect([wholeKindAt('𝔸', 0), lengthAt('𝔸', 0)]).toEqual([wordKind, 2])
	expect([wholeKindAt('\ud842学', 0), lengthAt('\ud842学', 0)]).toEqual([markKind, 1])
	expect([wholeKindAt('𠮷', 1), lengthAt('𠮷', 1)]).toEqual([markKind, 1])
})
