import { expect, test } from 'vitest'
import { agreementWith, countOverlaps } from './agreement.ts'
import { parseConllu, parseSighan, readGoldTexts, readOwnTexts } from './gold-texts.ts'

test('SIGHAN has a sentence per line, words between spaces', () => {
	expect(parseSighan('我  学习  汉语  。\r\n\r\n好  吧\n')).toEqual([
		['我', '学习', '汉语', '。'],
		['好', '吧'],
	])
})

test('CoNLL-U has a word per row, an empty row between sentences', () => {
	const text =
		'# text = 我爱你\n1\t我\t我\tPRON\n2\t爱\t爱\tVERB\n3-4\t你吗\t_\n3\t你\t你\n4\t吗\t吗\n\n1\t好\t好\n'
	expect(parseConllu(text)).toEqual([['我', '爱', '你', '吗'], ['好']])
})

test('a missing folder has no texts', () => {
	expect(readGoldTexts(['/nowhere'])).toEqual([])
})

test('our own texts keep their authors’ word boundaries', () => {
	const { sentences } = readOwnTexts()
	expect(sentences.length).toBeGreaterThan(300)
	expect(sentences.flat().filter((word) => word === '…' || word === '')).toEqual([])
})

test('whole words are counted, and headwords among them', () => {
	const cut = () => ['研究生', '命', '起源']
	const { f1, coverage } = agreementWith([['研究', '生命', '起源']], cut, (word) => word === '起源')
	expect(f1).toBeCloseTo(100 / 3)
	expect(coverage).toBe(50)
})

test('a word that cuts into another one overlaps it', () => {
	expect(countOverlaps(['研究', '生命'], ['研究生', '命'])).toBe(1)
	expect(countOverlaps(['研究', '生命'], ['研究生命'])).toBe(0)
	expect(countOverlaps(['研究生'], ['研究', '生'])).toBe(0)
})

test('a segmenter that loses text is refused', () => {
	expect(() =>
		agreementWith(
			[['我', '好']],
			() => ['我'],
			() => true,
		),
	).toThrow('not its text')
})
