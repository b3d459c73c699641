import { expect, test } from 'vitest'
import { lessonContents, userWords } from '#app/db/schema/index.ts'
import { loader } from '#app/features/lessons/pages/lesson-figures.ts'
import { countWords, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { testPlatform } from '#tests/support/context.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

test('the figures of a lesson are counted anew, with what its reader has said since', async () => {
	const { db, visit } = await testPlatform()
	await addUsers(db, [marta.id])
	await makeLesson(db, { id: 'hello' })
	const { id: vocabId } = await makeWord(db, { word: '银行', pinyin: 'yín háng' })
	const content = [
		{ zh: [{ word: '银行', pinyin: 'yín háng' }], en: 'A bank', blank: 'normal' as const },
	]
	await db.insert(lessonContents).values({ lessonId: 'hello', content })
	await countWords(db, { lessonId: 'hello', vocabIds: [vocabId] })
	const figures = async () => {
		const visited = visit('/courses/lessons/hello/figures')
		const context = { ...visited.context, user: async () => marta }
		return (await loader({ ...visited, context, params: { slug: 'hello' } })).json()
	}
	expect(await figures()).toMatchObject({
		fit: { text: '1 new word' },
		newWords: [{ word: '银行' }],
		sheet: '',
	})
	await db
		.insert(userWords)
		.values({ userId: marta.id, vocabId, status: 'known', changedAt: new Date() })
	expect(await figures()).toMatchObject({
		fit: { text: '100% known · no new words' },
		newWords: [],
		own: [{ said: 'known' }],
		sheet: expect.stringContaining('--ink-mastered'),
	})
})
