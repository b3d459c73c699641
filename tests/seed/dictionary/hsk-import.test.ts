import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { type ListedWord, planHskImport, relevel } from '#app/seed/dictionary/hsk-import.ts'

function listed(word: string, pinyin: string, ...levels: WordLevel[]): ListedWord {
	return { id: `${word} ${pinyin}`, word, pinyin, levels }
}

function old(level: HskLevel): WordLevel {
	return { type: 'HSK', level, edition: '2.0' }
}

function official(level: HskLevel): WordLevel {
	return { type: 'HSK', level, edition: '3.0' }
}

test('a word takes the level of the list, and gets one if it had none', () => {
	const existing = [listed('爱好', 'ài hào', old('HSK3')), listed('车票', 'chē piào')]
	const plan = planHskImport('Simplified,Pinyin,Level\n爱好,àihào,1\n车票,chēpiào,1\n', existing)
	expect(plan).toEqual({
		ok: true,
		value: {
			changes: [
				{ id: '爱好 ài hào', levels: [official('HSK1')] },
				{ id: '车票 chē piào', levels: [official('HSK1')] },
			],
			unchanged: 0,
			unmatched: [],
			unlisted: [],
		},
	})
})

test('importing the same list again changes nothing', () => {
	const list = [{ word: '学生', pinyin: 'xuéshēng', level: 'HSK1' }] as const
	const first = relevel([listed('学生', 'xué sheng', old('HSK1'))], list, '3.0')
	expect(first.changes).toEqual([
		{ id: '学生 xué sheng', levels: [official('HSK1')], pinyin: 'xué shēng' },
	])
	const second = relevel([listed('学生', 'xué shēng', official('HSK1'))], list, '3.0')
	expect(second).toMatchObject({ changes: [], unchanged: 1, unmatched: [], unlisted: [] })
})

test('each reading gets its own level', () => {
	const existing = [listed('长', 'zhǎng', old('HSK3')), listed('长', 'cháng', old('HSK2'))]
	const list = [
		{ word: '长', pinyin: 'cháng', level: 'HSK2' },
		{ word: '长', pinyin: 'zhǎng', level: 'HSK2' },
		{ word: '长', pinyin: 'zhǎng', level: 'HSK6' },
	] as const
	expect(relevel(existing, list, '3.0').changes).toEqual([
		{ id: '长 cháng', levels: [official('HSK2')] },
		{ id: '长 zhǎng', levels: [official('HSK2')] },
	])
})

test('an exact reading wins over one that differs in the neutral tone', () => {
	const existing = [listed('东西', 'dōng xī'), listed('东西', 'dōng xi', old('HSK1'))]
	const list = [{ word: '东西', pinyin: 'dōngxi', level: 'HSK1' }] as const
	expect(relevel(existing, list, '3.0')).toMatchObject({
		changes: [{ id: '东西 dōng xi', levels: [official('HSK1')] }],
		unlisted: [],
	})
})

test('a reading that another entry already has is not adopted', () => {
	const existing = [listed('大意', 'dà yi'), listed('大意', 'dà yì')]
	const list = [{ word: '大意', pinyin: 'dàyì', level: 'HSK7+' }] as const
	expect(relevel(existing, list, '3.0').changes).toEqual([
		{ id: '大意 dà yì', levels: [official('HSK7+')] },
	])
})

test('a tone other than the neutral one never changes a reading', () => {
	const list = [{ word: '谁', pinyin: 'shuí', level: 'HSK1' }] as const
	expect(relevel([listed('谁', 'shéi')], list, '3.0').changes).toEqual([
		{ id: '谁 shéi', levels: [official('HSK1')] },
	])
	const two = [listed('血', 'xuè'), listed('血', 'xuě')]
	const blood = { word: '血', pinyin: 'xiě', level: 'HSK3' } as const
	expect(relevel(two, [blood], '3.0')).toMatchObject({ changes: [], unmatched: [blood] })
})

test('a row without pinyin means the listed reading, else the most frequent', () => {
	const list = [{ word: '好', level: 'HSK1' }] as const
	const hao = [listed('好', 'hào'), listed('好', 'hǎo', old('HSK1'))]
	expect(relevel(hao, list, '3.0').changes.map(({ id }) => id)).toEqual(['好 hǎo'])
	expect(relevel([listed('好', 'hào')], list, '3.0').changes.map(({ id }) => id)).toEqual([
		'好 hào',
	])
})

test('a level set by hand stays', () => {
	const byHand = listed('爱好', 'ài hào', { type: 'HSK', level: 'HSK2' })
	const list = [{ word: '爱好', pinyin: 'àihào', level: 'HSK1' }] as const
	expect(relevel([byHand], list, '3.0')).toMatchObject({ changes: [], unchanged: 1, unlisted: [] })
})

test('words missing from the list are reported and keep their level', () => {
	const phone = listed('打电话', 'dǎ diàn huà', old('HSK1'))
	const list = [{ word: '手机', pinyin: 'shǒujī', level: 'HSK1' }] as const
	expect(relevel([phone, listed('和', 'hé')], list, '3.0')).toEqual({
		changes: [],
		unchanged: 0,
		unmatched: list,
		unlisted: [phone],
	})
})

test('a file that is not a list is refused with its problems', () => {
	expect(planHskImport('hello', [])).toEqual({
		ok: false,
		error: [{ code: 'hsk-list.unknown-format' }],
	})
})

const hsk30 = new URL('../../../../shared/data/hsk30.csv', import.meta.url)

test('the official list finds nearly all its words in the dictionary', async ({ skip }) => {
	skip(!existsSync(hsk30), 'needs the official list, which is not ours to publish')
	const { wholeDictionary } = await import('#tests/support/whole-dictionary.ts')
	const existing = wholeDictionary.map((entry) => ({
		...entry,
		id: `${entry.word} ${entry.pinyin}`,
	}))
	const plan = planHskImport(readFileSync(hsk30, 'utf8'), existing)
	if (!plan.ok) throw new Error('the official list was refused')
	expect(plan.value.changes.length).toBeGreaterThan(10_950)
	expect(plan.value.unmatched.length).toBeLessThan(40)
	const changed = new Map(plan.value.changes.map(({ id, ...change }) => [id, change]))
	expect(changed.get('学生 xué sheng')?.pinyin).toBe('xué shēng')
	expect(changed.get('爱好 ài hào')).toEqual({ levels: [official('HSK1')] })
	expect(changed.get('东西 dōng xi')).toEqual({ levels: [official('HSK1')] })
})
