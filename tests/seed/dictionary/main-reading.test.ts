import { expect, test } from 'vitest'
import { mainReading } from '#app/seed/dictionary/main-reading.ts'

const never = () => 0

test('a character takes its most frequent reading', () => {
	const heard = (reading: string) => (reading === 'le' ? 30101 : 654)
	expect(mainReading('了', ['liǎo', 'le'], heard)).toBe('le')
})

test.each([
	['结果', ['jiē guǒ', 'jié guǒ'], 'jié guǒ'],
	['教授', ['jiāo shòu', 'jiào shòu'], 'jiào shòu'],
	['东西', ['dōng xī', 'dōng xi'], 'dōng xi'],
	['妻子', ['qī zǐ', 'qī zi'], 'qī zi'],
	['便宜', ['biàn yí', 'pián yi'], 'pián yi'],
	['老公', ['lǎo gong', 'lǎo gōng'], 'lǎo gōng'],
	['土地', ['tǔ di', 'tǔ dì'], 'tǔ dì'],
	['银行', ['yín háng'], 'yín háng'],
	['某某', [], undefined],
])('the main reading of %s among %j is %s', (word, readings, main) => {
	expect(mainReading(word, readings, never)).toBe(main)
})
