/** The Chinese of the first exercises: every word is cut and has a reading. */
import { expect, test } from 'vitest'
import { asidesOfExercise, wordsOfExercise } from '#app/domain/exercises/asides-of-exercise.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import { isHanzi } from '#app/domain/hanzi.ts'
import { annotateAsides } from '#app/seed/asides.ts'
import { readCourses, readSingles } from '#app/seed/content-files.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const lessons = [...readCourses().flatMap((course) => course.lessons), ...readSingles()]

test.each(lessons)('every word of the exercises of $slug has a reading', ({ exercises }) => {
	const asides = parseExerciseText(exercises).flatMap((block) => {
		const listed = block.ok && asListed('one', block.exercise)
		return listed ? asidesOfExercise(listed) : []
	})
	const words = wordsOfExercise(asides, annotateAsides(asides, realLexicon)).flat()
	expect(words.filter(({ word, pinyin }) => isHanzi(word) && !pinyin)).toEqual([])
	expect(words.length).toBeGreaterThan(0)
})
