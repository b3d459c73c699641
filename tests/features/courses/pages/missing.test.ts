import { expect, test } from 'vitest'
import { loader } from '#app/features/courses/pages/missing.tsx'
import { mergeIntoProgress } from '#app/features/progress/merge-progress.server.ts'
import {
	countWords,
	makeExercises,
	makeLesson,
	makeWord,
} from '#tests/support/content-factories.ts'
import { testPlatform } from '#tests/support/context.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const at = '2026-03-02T10:00:00.000Z'
const question = '[true_false]\nzh: 茶\n* true'

test('what is missing in a course: lessons to read, exercises without an A, words not met', async () => {
	const { db, visit } = await testPlatform()
	await addUsers(db, ['marta'])
	await makeLesson(db, { id: 'tea', type: 'course' })
	const ids = ['read', 'poor', 'aloud', 'coming']
	for (const [orderNo, id] of ids.entries()) {
		const status = id === 'coming' ? { status: 2 } : {}
		await makeLesson(db, { id, parentId: 'tea', orderNo, ...status })
	}
	await makeExercises(db, 'read', question)
	await makeExercises(db, 'poor', question)
	await makeExercises(db, 'aloud', '[speak]\nzh: 茶？\n* zh: 茶。')
	const { id: tea } = await makeWord(db, { word: '茶', pinyin: 'chá' })
	const { id: cup } = await makeWord(db, { word: '杯', pinyin: 'bēi' })
	await countWords(db, { lessonId: 'read', vocabIds: [tea] })
	await countWords(db, { lessonId: 'poor', vocabIds: [tea, cup] })
	const exerciseResult = { grade: 'C', score: 50, correctCount: 1, totalCount: 2, completedAt: at }
	await mergeIntoProgress(db, {
		userId: 'marta',
		sent: {
			read: recordOf('marta', [[at, { learned: true, learnedAt: at }]]),
			poor: recordOf('marta', [[at, { exerciseStatus: 'completed', exerciseResult }]]),
		},
	})

	const visited = visit('/courses/tea/missing')
	const context = { ...visited.context, user: async () => ({ ...marta, id: 'marta' }) }
	const { lessons } = await loader({ ...visited, context, params: { slug: 'tea' } })
	expect(lessons).toMatchObject([
		{
			slug: 'read',
			mark: { isLearned: true },
			hasExercises: true,
			best: null,
			words: [],
		},
		{
			slug: 'poor',
			mark: { isLearned: false },
			hasExercises: true,
			best: 50,
			words: [{ word: '杯' }],
		},
		{ slug: 'aloud', hasExercises: false, best: null, words: [] },
	])
})
