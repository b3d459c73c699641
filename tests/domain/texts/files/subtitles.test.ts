import { expect, test } from 'vitest'
import { readSubtitles } from '#app/domain/texts/files/subtitles.ts'
import { paragraphsOfPart } from '#app/domain/texts/paragraphs-of-part.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'
import { filmSubtitles } from '#tests/support/text-files.ts'

/** The paragraphs, and how many lines of a translation were left out. */
function read(text: string) {
	const film = readSubtitles(text, '电影', parseMarkup)
	const left = film?.notices.find(({ code }) => code === 'own-file.translations')?.count ?? 0
	return film && { lines: film.parts[0]?.text.split('\n'), left }
}

/** Cues as `from to text`; times are whole seconds of the first minute. */
function srt(...cues: [from: number, to: number, text: string][]): string {
	return cues
		.map(([from, to, text], index) => `${index + 1}\n${at(from)} --> ${at(to)}\n${text}\n`)
		.join('\n')
}

function at(seconds: number): string {
	return `00:00:${String(seconds).padStart(2, '0')},000`
}

test('each cue is a paragraph, and a sentence that goes on in the next one is joined', () => {
	const text = srt([1, 2, '我们明天去北京，'], [2, 4, '你去不去？'], [5, 6, '我去。'])
	expect(read(text)?.lines).toEqual(['我们明天去北京，你去不去？', '我去。'])
})

test('a pause begins a paragraph, and a long one leaves an empty line', () => {
	const text = srt([1, 2, '早上好。'], [5, 6, '你好。'], [20, 22, '再见。'])
	expect(read(text)?.lines).toEqual(['早上好。', '你好。', '', '再见。'])
})

test('the lines of two speakers stay apart', () => {
	const text = srt([1, 2, '- 你去吗？\n- 我不去。'], [2, 3, '小明：为什么？'])
	expect(read(text)?.lines).toEqual(['- 你去吗？', '- 我不去。', '小明：为什么？'])
})

test('without full stops each cue is a paragraph', () => {
	const text = srt([1, 2, '我们走吧'], [2, 3, '好的 等一下'], [3, 4, '你的书\n在这里'])
	expect(read(text)?.lines).toEqual(['我们走吧', '好的 等一下', '你的书 在这里'])
})

test('tags, places, entities and readings are left out', () => {
	const text = srt([1, 2, '{\\an8}<i>你<b>好</b></i> &amp; 再见<font color="#fff">。</font>'])
	expect(read(text)?.lines).toEqual(['你好 & 再见。'])
	const vtt =
		'WEBVTT\n\n00:01.000 --> 00:02.000 line:0\n<00:00:01.500><c.red><ruby>汉<rt>hàn</rt></ruby>字。</c>'
	expect(read(vtt)?.lines).toEqual(['汉字。'])
})

test('VTT names its speakers, and its notes and styles are no subtitles', () => {
	const vtt =
		'\ufeffWEBVTT 标题\n\nNOTE 注意\n别的\n\nSTYLE\n::cue { color: red }\n\nfirst\n' +
		'00:00:01.000 --> 00:00:02.000\n<v.loud 小明>你好！\n\n00:02.000 --> 00:03.000\n<v 小红>你好！'
	expect(read(vtt)?.lines).toEqual(['小明：你好！', '小红：你好！'])
})

test('lines of a translation are left out and counted', () => {
	const text = srt([1, 2, '你好。\nHello.'], [2, 3, '再见。\nGoodbye.\nSee you.'], [3, 4, 'OK！'])
	expect(read(text)).toEqual({ lines: ['你好。', '再见。', 'OK！'], left: 3 })
})

test('the repeated lines of rolling captions are read once', () => {
	const text = srt(
		[1, 2, '今天'],
		[2, 3, '今天\n天气很好'],
		[3, 4, '天气很好'],
		[4, 5, '天气很好\n我们走'],
	)
	expect(read(text)?.lines).toEqual(['今天', '天气很好', '我们走'])
})

test('numbers of cues without an empty line before them are left out', () => {
	const text =
		'1\n00:00:01,000 --> 00:00:02,000\n你好。\n2\n00:00:02,000 --> 00:00:03,000\n2024年。\n'
	expect(read(text)?.lines).toEqual(['你好。', '2024年。'])
})

test('a text without times has no subtitles', () => {
	expect(read('你好。')).toBeUndefined()
})

test('a film of 90 minutes keeps every sentence', () => {
	const film = filmSubtitles()
	const lines = read(film)?.lines ?? []
	expect(lines.join('').match(/。/g)).toHaveLength(1_350)
	expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200)
})

test('speakers with spaces in their names begin lines, and times of day do not', () => {
	const text = srt([1, 2, '说话人 1: 你好。'], [2, 3, 'Speaker A：你好。'], [3, 4, '现在 10:30。'])
	expect(read(text)?.lines).toEqual(['说话人 1: 你好。', 'Speaker A：你好。', '现在 10:30。'])
})

test('an empty line inside of a cue does not end it, and lines without letters are said', () => {
	expect(read('1\n00:00:01,000 --> 00:00:02,000\n我们\n\n走吧。\n……\n')?.lines).toEqual([
		'我们 走吧。……',
	])
})

test('in captions of four lines each line is read once, however often it is shown', () => {
	const lines = Array.from({ length: 12 }, (_, at) => `${'甲乙丙丁戊己庚辛壬癸子丑'[at]}说`)
	const cues = lines.map((_, at): [number, number, string] => [
		at,
		at + 0.5,
		lines.slice(Math.max(0, at - 3), at + 1).join('\n'),
	])
	const text = cues
		.map(
			([from, , said]) =>
				`00:00:${String(from).padStart(2, '0')},000 --> 00:00:${String(from).padStart(2, '0')},500\n${said}\n`,
		)
		.join('\n')
	expect(read(text)?.lines).toEqual(lines)
})

test('what is said twice stays, also in a film in which a line is repeated once', () => {
	const text = srt([1, 2, '快走！'], [2, 3, '快走！'], [3, 4, '等等！'], [9, 10, '好。'])
	expect(read(text)?.lines?.join('')).toBe('快走！快走！等等！好。')
})

test('each paragraph keeps when it is said, in milliseconds', () => {
	const text = `${srt(
		[1, 2, '我们明天去北京，'],
		[2, 4, '你去不去？'],
		[7, 9, '- 我去。\n- 我不去。'],
		[20, 22, '再见。'],
	)}\n00:00:xx --> 00:00:yy\n明天见。\n`
	const [part] = readSubtitles(text, '电影', parseMarkup)?.parts ?? []
	expect(part?.text.split('\n')).toEqual([
		'我们明天去北京，你去不去？',
		'- 我去。',
		'- 我不去。',
		'',
		'再见。',
		'明天见。',
	])
	expect(part?.times).toEqual([[1000, 4000], [7000, 9000], [7000, 9000], [20_000, 22_000], null])
})

test('no times are made up for what has none, and for pieces of a long paragraph', () => {
	const long = '他说，'.repeat(300)
	const text = `00:00:xx --> 00:00:yy\n我们走吧\n\n${srt([1, 9, long], [9, 10, '好'])}`
	const [part] = readSubtitles(text, '电影', parseMarkup)?.parts ?? []
	expect(part?.times).toEqual([null, null, null, null, [9000, 10_000]])
	expect(paragraphsOfPart(part?.text ?? '')).toHaveLength(5)
})
