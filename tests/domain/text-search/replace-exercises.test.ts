import { expect, test } from 'vitest'
import { formatExerciseText, parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { changedExercises, replaceExercises } from '#app/domain/text-search/replace-exercises.ts'

const tomatoes = { pattern: '西红柿', replacement: '番茄' }

function exercisesOf(text: string) {
	return parseExerciseText(text).map((block) => (block.ok ? block.exercise : expect.fail()))
}

/** The text of the exercises after all that is offered was replaced, and what is skipped. */
function replaced(text: string, change = tomatoes) {
	const exercises = exercisesOf(text)
	const { lines, skipped } = changedExercises(exercises, change)
	const names = new Set(lines.map(({ name }) => name))
	return {
		text: formatExerciseText(replaceExercises(exercises, { ...change, lines: names })),
		skipped,
	}
}

test('question, options, answer and explanation change together', () => {
	const text = `[choice]
zh: 妈妈买了西红柿吗？
- zh: 土豆
* zh: 西红柿
? zh: 第一段说“西红柿”。`
	expect(replaced(text)).toEqual({ text: text.replaceAll('西红柿', '番茄'), skipped: [] })
	const [exercise] = exercisesOf(text)
	const [after] = exercisesOf(replaced(text).text)
	expect(after?.answer).toBe(exercise?.answer)
})

test('a match is found across cuts and readings, which go with it', () => {
	const walk = (zh: string, replacement: string) =>
		replaced(`[true_false]\nzh: ${zh}\n* true`, { pattern: '慢慢地', replacement }).text
	expect(walk('他慢慢␟地[de]走。', '很快地')).toContain('zh: 他很快地走。')
	expect(walk('我␟慢慢地[de]走，他慢慢地走。', '很快地')).toContain('zh: 我␟很快地走，他很快地走。')
})

test('an exercise is skipped where a match is partly in a gap', () => {
	const text = '[cloze]\nzh: 我{买}西红柿。我{买}茶。\n- zh: 卖'
	const change = (pattern: string) => replaced(text, { pattern, replacement: '喝茶' }).skipped
	expect(change('我买')).toEqual([{ place: 1, reason: 'gap' }])
	expect(change('西红柿')).toEqual([])
})

test('the preview shows what changes, before and after', () => {
	const exercises = exercisesOf('[choice]\nzh: 西红柿？\n- zh: 土豆\n* zh: 大西红柿')
	expect(changedExercises(exercises, tomatoes).lines).toEqual([
		{ name: '1zh', language: 'zh', before: '西红柿？ · 大西红柿', after: '番茄？ · 大番茄' },
	])
})

test('an exercise is skipped where two options would be the same', () => {
	const text = '[choice]\nzh: 买什么？\n- zh: 番茄\n* zh: 西红柿'
	expect(replaced(text)).toEqual({ text, skipped: [{ place: 1, reason: 'same' }] })
})

test('an exercise is skipped where its answer is typed in pinyin', () => {
	const text = '[type]\nzh: 西红柿\n* pinyin: xī hóng shì'
	expect(replaced(text)).toEqual({ text, skipped: [{ place: 1, reason: 'pinyin' }] })
})

test('an exercise is skipped where it would have no question any more', () => {
	const text = '[choice]\nzh: 西红柿\n- zh: 土豆\n* zh: 白菜'
	const { skipped } = replaced(text, { pattern: '西红柿', replacement: '' })
	expect(skipped).toEqual([{ place: 1, reason: 'incomplete' }])
})
