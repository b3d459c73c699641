import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonContents, userProfiles, vocab } from '#app/db/schema/index.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { action, loader } from '#app/features/today/pages/level-check.tsx'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

const hanzi = [...'天地人你我他金木水火土一二三四五六七八九十上中下口']

/** Ten words of each level of two editions. The words of HSK 1 are 天1, 地1 … */
async function withWords() {
	const { db, visit } = await testPlatform()
	await addUsers(db, ['marta', 'tom'])
	const editions: HskEdition[] = ['2.0', '3.0']
	await db.insert(vocab).values(
		hskLevels.flatMap((level, rank) =>
			hanzi.map((character, index) => ({
				word: `${character}${rank + 1}`,
				pinyin: `pin${index}`,
				poses: ['noun' as const],
				meaning: { noun: { definition: `meaning ${index}` } },
				frequency: 1000 - index,
				levels: editions
					.filter((edition) => edition === '3.0' || level !== 'HSK7+')
					.map((edition) => ({ type: 'HSK' as const, level, edition })),
			})),
		),
	)
	function visited(
		path: string,
		more: { user?: typeof marta; form?: Record<string, string> } = {},
	) {
		const { user = marta, form } = more
		const visited = visit(path, form ? { form } : {})
		return { ...visited, context: { ...visited.context, user: async () => user } }
	}
	return {
		db,
		open: (search = '', user = marta) => loader(visited(`/level-check${search}`, { user })),
		send: (form: Record<string, string>) => answerOf(action(visited('/level-check', { form }))),
	}
}

const rankIn = (word: string) => Number(word.slice(-1))

test('twenty words are asked without pinyin or meaning, the easiest level first', async () => {
	const { open } = await withWords()
	const { words } = await open()
	expect(words).toHaveLength(20)
	expect(Object.keys(words[0] ?? {})).toEqual(['id', 'word', 'traditional'])
	const ranks = words.map(({ word }) => rankIn(word))
	expect(ranks).toEqual(ranks.toSorted())
	expect(Math.max(...ranks)).toBe(6)
})

test('a person gets the same words again, other ones at the next try, and others get others', async () => {
	const { open } = await withWords()
	const asked = async (search: string, user = marta) =>
		(await open(search, user)).words.map(({ word }) => word).join()
	expect(await asked('')).toBe(await asked('?try=1'))
	expect(await asked('?try=2')).not.toBe(await asked(''))
	expect(await asked('', { ...marta, id: 'tom' })).not.toBe(await asked(''))
})

test('an edition with HSK 7+ asks for it too', async () => {
	const { open } = await withWords()
	const { words } = await open('', { ...marta, hskEdition: '3.0' })
	expect(words.filter(({ word }) => rankIn(word) === 7)).toHaveLength(2)
})

test('the level follows from the words that are known, and pinyin and meaning are shown then', async () => {
	const { open } = await withWords()
	const { words } = await open()
	const known = words.filter(({ word }) => rankIn(word) <= 3).map(({ id }) => `known=${id}`)
	const { result } = await open(`?try=1&done=1&${known.join('&')}`)
	expect(result?.level).toBe('HSK3')
	expect(result?.levels).toEqual(['HSK1', 'HSK2', 'HSK3', 'HSK4', 'HSK5', 'HSK6'])
	expect(result?.answers[0]).toMatchObject({ isKnown: true, rank: 1 })
	expect(result?.answers[0]?.pinyin).toMatch(/^pin/)
	expect(result?.answers[0]?.meaning).toMatch(/^meaning/)
})

test('saving changes the level and leads to the first lesson that fits it', async () => {
	const { db, send } = await withWords()
	for (const [id, level] of [
		['easy', 'beginner'],
		['fits', 'intermediate'],
	] as const) {
		await makeLesson(db, { id, level })
		const content = [{ zh: [{ word: '好' }], en: '', blank: 'normal' as const }]
		await db.insert(lessonContents).values({ lessonId: id, content })
	}
	const answer = await send({ intent: 'save', langLevel: 'HSK3' })
	expect(answer.headers.get('location')).toBe('/courses/lessons/fits')
	const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, 'marta'))
	expect(profile?.langLevel).toBe('HSK3')
	expect(profile?.levelCheckedAt).toBeInstanceOf(Date)
})

test('skipping is remembered and leaves the level', async () => {
	const { db, send } = await withWords()
	const answer = await send({ intent: 'skip' })
	expect(answer.headers.get('location')).toBe('/courses')
	const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, 'marta'))
	expect(profile).toMatchObject({ langLevel: 'HSK1' })
	expect(profile?.levelCheckedAt).toBeInstanceOf(Date)
})
