/** Subtitles as people have them: the files are in tests/fixtures/cases. */
import { expect, test } from 'vitest'
import { readCase } from '#tests/support/cases.ts'

/** The text of the only part. */
function said(path: string): string | undefined {
	return readCase(path).parts?.join(' / ').replace(/^–: /, '')
}

test.each([
	['ms-digits', '第一句。 / 第二句。 / 第三句。 / 第四句。'],
	['no-index-bom', '第一句。 / 第二句。'],
	['wide-colon', '第一句。 / 第二句。 / 第三句。'],
	[
		'dot-lark',
		'说话人 1: 早上好，欢迎收听节目。 / 说话人 2: 大家好，我是小林。 / 说话人 1: 今天我们谈谈茶。',
	],
])('times of %s are read', (name, text) => {
	expect(said(`09-srt-timings/${name}.srt`)).toBe(text)
	expect(readCase(`09-srt-timings/${name}.srt`).notices).toEqual([])
})

test.each([
	['converted.srt', '今天我们来说一说 / 怎么学中文 / 第一个办法就是 / 每天都读一点'],
	['youtube-zh.vtt', '今天我们来说一说 / 怎么学中文 / 第一个办法就是 / 每天都读一点'],
	['gap.srt', '今天我们来说一说 / 怎么学中文 / 第一个办法就是'],
	['overlap.srt', '今天我们来说一说 / 怎么学中文 / 第一个办法就是'],
	['three-lines.srt', '今天我们来说一说 / 怎么学中文 / 第一个办法就是 / 每天都读一点 / 谢谢大家'],
	['real-repeat.srt', '快走！ / 快走！ / 等等！等等！'],
])('captions that roll are read once: %s', (name, text) => {
	expect(said(`10-rolling-captions/${name}`)).toBe(text)
})

test('notes, styles, names of cues and entities are no text', () => {
	expect(readCase('11-vtt-structure/input.vtt')).toMatchObject({
		parts: ['–: 小明：早上好！ / 我们去公园吧。 / 好的 ，走！ 我我 … / - 为什么？ / - 没什么。'],
		notices: ['Lines of comments and styles, left out: 8.'],
	})
})

test('tags and places of the screen are no text, and other kinds of files are refused', () => {
	expect(said('37-srt-tags/input.srt')).toBe(
		"你好，小林！ / 我在这儿呢。 快来！Hello, I'm here. / ♪ 月亮代表我的心 ♪ [笑声] （叹气）3 < 5 && 5 > 3，对吗？斜体字 www.example.com 字幕组",
	)
	expect(readCase('37-srt-tags/input.ass')).toEqual({ error: 'own-file.unknown-kind' })
})
