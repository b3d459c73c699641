/** What a reader of a file takes and what it leaves are together what the file has. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEpub } from '#app/domain/texts/files/epub.ts'
import type { FileNotice } from '#app/domain/texts/files/notices.ts'
import { noticeText } from '#app/domain/texts/files/notices.ts'
import { readFile } from '#app/domain/texts/files/read-file.ts'
import { readSubtitles } from '#app/domain/texts/files/subtitles.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'
import { makeEpub } from '#tests/support/text-files.ts'

function count(notices: readonly FileNotice[], code: FileNotice['code']): number {
	return notices.find((notice) => notice.code === code)?.count ?? 0
}

/** 0 → 句零。 A sentence that no other one contains. */
const sentence = (at: number) =>
	`第${[...String(at)].map((digit) => '零一二三四五六七八九'[+digit]).join('')}句话。`

const page = (body: string) =>
	`<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`

test('each page of a book is taken, missing or without text', () => {
	const kinds = fc.constantFrom('whole', 'empty', 'absent', 'damaged')
	fc.assert(
		fc.property(fc.array(kinds, { minLength: 1, maxLength: 12 }), (pages) => {
			const items = pages.map((_, at) => `<item id="p${at}" href="${at}.xhtml"/>`).join('')
			const refs = pages.map((_, at) => `<itemref idref="p${at}"/>`).join('')
			const contents = pages.flatMap((kind, at) => {
				if (kind === 'absent') return []
				const body = kind === 'empty' ? '' : `<p>${sentence(at)}</p>`
				return [[`OEBPS/${at}.xhtml`, page(body)]]
			})
			const more: Record<string, string> = {
				'OEBPS/content.opf': `<package><manifest>${items}</manifest><spine>${refs}</spine></package>`,
				...Object.fromEntries(contents),
			}
			const read = readEpub(makeEpub({ title: '书', chapters: [], more }), '书', parseMarkup)
			const taken = pages.filter((kind) => kind === 'whole' || kind === 'damaged').length
			const absent = pages.filter((kind) => kind === 'absent').length
			if (!read.ok) {
				expect(absent).toBeGreaterThanOrEqual(pages.length / 2)
				return
			}
			const { parts, notices } = read.value
			const text = parts.map((part) => part.text).join('\n')
			expect(text.match(/句话。/g)?.length ?? 0).toBe(taken)
			expect(count(notices, 'own-file.pages-missing')).toBe(absent)
			const empty = count(notices, 'own-file.pages-without-text')
			expect(taken + absent + empty).toBe(pages.length)
		}),
	)
})

const cue = fc.record({
	time: fc.constantFrom(
		'00:00:01,000 --> 00:00:02,000',
		'0:0:3.5 -> 0:0:4.123456',
		'00:00:xx --> ?',
	),
	isCounted: fc.boolean(),
	hasGap: fc.boolean(),
})

test('each line of subtitles is said, before the first time or a time that is named', () => {
	fc.assert(
		fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), fc.nat(3), (cues, before) => {
			const head = Array.from({ length: before }, (_, at) => sentence(900 + at))
			const lines = cues.flatMap(({ time, isCounted, hasGap }, at) => [
				...(isCounted ? [String(at + 1)] : []),
				time,
				sentence(at),
				...(hasGap ? [''] : []),
			])
			const read = readSubtitles([...head, '', ...lines].join('\n'), '电影', parseMarkup)
			const text = read?.parts[0]?.text ?? ''
			for (const at of cues.keys()) expect(text).toContain(sentence(at))
			expect(text.match(/句话。/g)).toHaveLength(cues.length)
			expect(text).not.toMatch(/\d/)
			const notices = read?.notices ?? []
			expect(count(notices, 'own-file.before-times')).toBe(before)
			const unreadable = cues.filter(({ time }) => time.includes('x')).length
			expect(count(notices, 'own-file.times')).toBe(unreadable)
		}),
	)
})

test('what a page of the web hides is counted', () => {
	const html = '<nav>菜单</nav><p>你好。</p><p hidden>看不见</p><script>一</script>'
	const bytes = new TextEncoder().encode(html)
	const read = readFile({ name: 'a.html', kind: 'html', bytes }, parseMarkup)
	expect(read.ok && read.value.notices.map(noticeText)).toEqual([
		'Menus, forms and hidden text, left out: 5 characters.',
	])
})

test('long lists of names are cut', () => {
	const names = Array.from({ length: 8 }, (_, at) => `${at}.xhtml`)
	expect(noticeText({ code: 'own-file.pages-missing', count: 8, of: 20, names })).toBe(
		'8 of 20 pages of this book could not be read: 0.xhtml, 1.xhtml, 2.xhtml, 3.xhtml, 4.xhtml and 3 more.',
	)
})

test('a book with one damaged page is read without it', () => {
	const chapters = ['一', '二', '三'].map((title, at) => ({
		title,
		paragraphs: [sentence(at).repeat(200)],
	}))
	const bytes = makeEpub({ title: '书', chapters })
	const name = new TextEncoder().encode('OEBPS/text/ch2.xhtml')
	const at = Buffer.from(bytes).indexOf(Buffer.from(name)) + name.length
	bytes.fill(0xff, at, at + 20)
	const read = readEpub(bytes, '书', parseMarkup)
	expect(read.ok && read.value.parts.map(({ title }) => title)).toEqual(['一', '三'])
	expect(read.ok && read.value.notices.map(noticeText)).toEqual([
		'1 of 3 pages of this book could not be read: ch2.xhtml.',
	])
})
