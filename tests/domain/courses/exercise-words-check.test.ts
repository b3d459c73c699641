import { expect, test } from 'vitest'
import { checkExerciseWords, readApprovedWords } from '#app/domain/courses/exercise-words-check.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'

/** Words such as 几[jǐ]; those with a ! have a reading that the author wrote. */
function tokens(text: string): Token[] {
	return text.split(' | ').map((piece) => {
		const [, word = piece, pinyin, isWritten] = /^(.*)\[(.*?)(!?)\]$/.exec(piece) ?? []
		return { word, ...(pinyin && { pinyin }), ...(isWritten && { isCustomPinyin: true }) }
	})
}

function lesson(slug: string, text: string, ...exercises: string[]) {
	return { slug, text: tokens(text), exercises: exercises.map(tokens) }
}

const shown = (found: { slug: string; word: string; pinyin: string }[]) =>
	found.map(({ slug, word, pinyin }) => `${slug} ${word} ${pinyin}`)

test('words of exercises that no lesson so far has are found', () => {
	const one = lesson('one', '八[bā] | 号[hào]', '几[jǐ] | 号[hào] | ？', '学生[xué sheng]')
	const two = lesson('two', '几[jǐ] | 点[diǎn]', '几[jǐ] | 号[hào]')
	expect(shown(checkExerciseWords([one, two], new Set()).unknown)).toEqual([
		'one 几 jǐ',
		'one 学生 xué sheng',
	])
	expect(checkExerciseWords([one, two], new Set(['几 jǐ', '学生 xuésheng'])).unknown).toEqual([])
})

test('a word that is read in another way is another word', () => {
	const one = lesson('one', '慢慢[màn màn] | 地[de]', '慢慢[màn màn] | 地[dì]')
	expect(shown(checkExerciseWords([one], new Set()).unknown)).toEqual(['one 地 dì'])
})

test('particles that stand alone are listed, and have to be read as such', () => {
	const one = lesson(
		'one',
		'地[de]',
		'“ | 地[dì] | ”',
		'地[de]',
		'只[zhǐ!]',
		'慢慢[màn màn] | 地[dì]',
	)
	const { particles, misread } = checkExerciseWords([one], new Set())
	expect(shown(particles)).toEqual(['one 地 dì', 'one 地 de', 'one 只 zhǐ'])
	expect(shown(misread)).toEqual(['one 地 dì'])
})

test('the list of approved words has a word and its reading in a line', () => {
	expect([...readApprovedWords('# Signs\n\n句子 jùzi\n听 tīng\n')]).toEqual([
		'句子 jùzi',
		'听 tīng',
	])
})
