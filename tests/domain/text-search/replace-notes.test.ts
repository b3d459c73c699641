import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNotes } from '#app/domain/notes/notes-text.ts'
import { changedNotes, replaceNotes } from '#app/domain/text-search/replace-notes.ts'

const tomatoes = { pattern: '西红柿', replacement: '番茄' }

const notes = `## 西红柿 is a fruit

Cooks say 西红柿 [xī hóng shì].
- 买西红柿 is an item.

zh: 我␟买␟西红柿。
en: I buy 西红柿.

zh: 西红柿[xī hóng shì]很好。
en: Good.`

test('the lines of notes are listed without what begins them', () => {
	const { lines, skipped } = changedNotes(notes, tomatoes)
	expect(lines.map(({ name, before, after }) => [name, before, after])).toEqual([
		['1zh', '西红柿 is a fruit', '番茄 is a fruit'],
		['4zh', '买西红柿 is an item.', '买番茄 is an item.'],
		['6zh', '我␟买␟西红柿。', '我␟买␟番茄。'],
		['7zh', 'I buy 西红柿.', 'I buy 番茄.'],
	])
	expect(skipped).toEqual([
		{ place: 3, reason: 'pinyin' },
		{ place: 9, reason: 'pinyin' },
	])
})

test('only chosen lines are replaced, and the ends of lines stay', () => {
	const change = { ...tomatoes, lines: new Set(['1zh', '6zh']) }
	const replaced = replaceNotes(notes.replaceAll('\n', '\r\n'), change)
	expect(replaced).toContain('## 番茄 is a fruit\r\n')
	expect(replaced).toContain('zh: 我␟买␟番茄。\r\n')
	expect(replaced).toContain('- 买西红柿 is an item.')
})

test('what begins a line is no text of it', () => {
	expect(changedNotes(notes, { pattern: 'zh', replacement: 'en' }).lines).toEqual([])
	expect(changedNotes(notes, { pattern: '##', replacement: '' }).lines).toEqual([])
})

test('a line is skipped where its notes would fall apart', () => {
	const source = '## 西红柿\n\n西红柿\n\nA text.'
	const { lines, skipped } = changedNotes(source, { pattern: '西红柿', replacement: '' })
	expect(lines).toEqual([])
	expect(skipped).toEqual([
		{ place: 1, reason: 'incomplete' },
		{ place: 3, reason: 'incomplete' },
	])
})

test('a line that is offered can be saved, and its notes keep their shape', () => {
	const piece = fc.constantFrom(
		'西红柿',
		'番',
		' ',
		'## ',
		'- ',
		'zh: ',
		'en: ',
		'[shì]',
		'*',
		'a',
		'\n',
		'␟',
	)
	const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
	fc.assert(
		fc.property(text, text, (source, replacement) => {
			const before = parseNotes(source)
			const change = { pattern: '西红柿', replacement: replacement.replaceAll('\n', '') }
			for (const { name } of changedNotes(source, change).lines) {
				const after = parseNotes(replaceNotes(source, { ...change, lines: new Set([name]) }))
				expect(after.ok && after.value.map(({ type }) => type)).toEqual(
					before.ok && before.value.map(({ type }) => type),
				)
			}
		}),
	)
})
