import { expect, test } from 'vitest'
import { withTimes } from '#app/domain/texts/paragraph-times.ts'
import { partsOf } from '#app/domain/texts/split-text.ts'

/** A text of which each paragraph begins at its number of seconds, from 1. */
function subtitles(...lines: string[]) {
	const times = lines.map((_, at): [number, number] => [(at + 1) * 1000, (at + 1) * 1000 + 900])
	return { text: lines.join('\n'), times }
}

/** The seconds at which the paragraphs of a changed text begin. */
function secondsAfter(was: ReturnType<typeof subtitles>, text: string) {
	const [part] = withTimes([{ text }], was)
	return part?.times?.map((time) => time && time[0] / 1000)
}

const film = subtitles('我们走吧。', '快走！', '快走！', '你去哪儿？', '嗯。', '再见。')

test.each([
	['a text that stays', film.text, [1, 2, 3, 4, 5, 6]],
	['a paragraph that is put in', film.text.replace('嗯。', '嗯。\n好。'), [1, 2, 3, 4, 5, null, 6]],
	['a paragraph that is deleted', film.text.replace('嗯。\n', ''), [1, 2, 3, 4, 6]],
	['a paragraph that is written anew', film.text.replace('嗯。', '好的。'), [1, 2, 3, 4, null, 6]],
	['two that are joined', film.text.replace('？\n', '？'), [1, 2, 3, null, 6]],
	['one of two that say the same', film.text.replace('快走！\n', ''), [1, null, 4, 5, 6]],
	['changes at both ends', '好\n我们走吧。\n嗯。\n你去哪儿？\n好', [null, 1, 5, 4, null]],
	['another text', '从前有一座山。\n山里有座庙。', [null, null]],
	['nothing', '', []],
])('the times of unchanged paragraphs stay, and no other gets one: %s', (_, text, expected) => {
	expect(secondsAfter(film, text)).toEqual(expected)
})

test('empty lines and spaces change no time', () => {
	expect(secondsAfter(subtitles('你好。', '再见。'), '\n你好。 \n\n再见。\n')).toEqual([1, 2])
})

test('times follow their paragraphs into the parts of a long text', () => {
	const lines = Array.from({ length: 40 }, (_, at) => `第${at}句话说完了。`)
	const parts = partsOf([{ title: '', ...subtitles(...lines) }], 100)
	expect(parts.length).toBeGreaterThan(2)
	for (const { text, times } of parts) {
		const seconds = text.split('\n').map((line) => lines.indexOf(line) + 1)
		expect(times?.map((time) => time && time[0] / 1000)).toEqual(seconds)
	}
})

test('a text without times gets none', () => {
	expect(partsOf([{ title: '', text: '你好。' }])).toEqual([{ title: '', text: '你好。' }])
})
