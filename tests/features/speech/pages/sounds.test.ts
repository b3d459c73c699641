import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { soundSets } from '#app/domain/speech/sounds/sound-sets.ts'
import { loader } from '#app/features/speech/pages/sounds.tsx'
import { testPlatform } from '#tests/support/context.ts'
import { marta } from '#tests/support/users.ts'

const horse = { word: '马', pinyin: 'mǎ', traditional: '馬' }

async function opening() {
	const { db, visit } = await testPlatform()
	const meaning = { noun: { definition: 'horse' } }
	await db.insert(vocab).values({ ...horse, poses: ['noun'], meaning, levels: [] })
	return (search = '', display = marta.display) => {
		const visited = visit(`/sounds${search}`, {})
		return loader({
			...visited,
			context: { ...visited.context, user: async () => ({ ...marta, display }) },
		})
	}
}

test('without a set all sets are listed', async () => {
	const open = await opening()
	expect((await open()).sets).toHaveLength(soundSets.length)
	expect((await open('?set=nothing')).sets).toHaveLength(soundSets.length)
})

test('words are in the script of their reader, and said as they are stored', async () => {
	const open = await opening()
	const { round } = await open('?set=tones', { ...marta.display, script: 'traditional' })
	const words = round?.questions.flatMap(({ options }) => options) ?? []
	for (const { hanzi, shown } of words.filter(({ pinyin }) => pinyin === 'mǎ')) {
		expect({ hanzi, ...shown }).toEqual({ hanzi: '马', ...horse })
	}
	const two = await open('?set=two-syllables', { ...marta.display, toneScheme: 'pleco' })
	for (const { hanzi, shown } of two.round?.questions.flatMap(({ options }) => options) ?? []) {
		expect(shown.pinyin.split(' ')).toHaveLength([...hanzi].length)
	}
})

test('the address names the question and the answer', async () => {
	const open = await opening()
	const { round } = await open('?set=u-%C3%BC&seed=a&at=3&answer=1')
	expect(round).toMatchObject({ id: 'u-ü', at: 3, answer: 1 })
})
