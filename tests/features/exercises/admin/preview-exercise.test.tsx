import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { PreviewExercise } from '#app/features/exercises/admin/preview-exercise.tsx'

/** The text of the preview, with ✓ after what is marked as right. */
function previewOf(text: string): string {
	const [exercise = expect.fail('no exercise')] = readExerciseSet(text).exercises
	return renderToStaticMarkup(<PreviewExercise exercise={exercise} number={1} />)
		.replace(/Correct<\/span>/g, '✓')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
}

test('a choice has its letters, and its right option is marked', () => {
	expect(previewOf('[choice]\nzh: 谁？\nsound: 他\n- zh: 我\n* zh: 他\n? zh: 看第一段。')).toBe(
		'谁？ Play button: 他 A 我 B 他 ✓ Explanation 看第一段。',
	)
})

test('a 判断题 has 对 and 错', () => {
	expect(previewOf('[true_false]\nzh: 他笑了。\n* false')).toBe('他笑了。 A 对 True B 错 False ✓')
})

test('gaps are filled with their words, below the mixed bank', () => {
	expect(previewOf('[cloze]\nzh: 我{叫}安娜，{是}法国人。\nen: I’m Anna.\n- zh: 姓')).toMatch(
		/^I’m Anna\. Words: [叫是姓 ]{5} 我 叫 安娜， 是 法国人。 ✓$/,
	)
})

test('every right order is shown', () => {
	expect(previewOf('[order]\nzh: 谁？\n* zh: 他 是 谁\n* zh: 谁 是 他')).toMatch(
		/^谁？ Words: [他是谁 ]{5} 他 是 谁 ✓ 谁 是 他 ✓$/,
	)
})

test('pairs are shown with both sides', () => {
	expect(previewOf('[match]\nzh: 量词？\n* zh: 书 = 本\n* zh: 猫 = a cat\n- zh: 张')).toMatch(
		/ 书 = 本 ✓ 猫 = a cat ✓$/,
	)
})

test('typed answers say how they are graded', () => {
	expect(previewOf('[dictation]\nzh: 写。\nsound: 你好\n* zh: 你好！\n* pinyin: nǐ hǎo')).toBe(
		'写。 Play button: 你好 Typed answer: Hanzi 你好！ ✓ Pinyin nǐ hǎo ✓',
	)
})
