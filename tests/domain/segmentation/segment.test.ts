import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

function cut(text: string, extraWords?: readonly string[]): string {
	return segment(realDictionary, text, extraWords).join(' ')
}

test('a sentence is cut into its words', () => {
	expect(cut('我在学校学习汉语。')).toBe('我 在 学校 学习 汉语 。')
	expect(cut('他从小学起就喜欢踢足球')).toBe('他 从 小学 起 就 喜欢 踢足球')
})

test('extra words win over the words of the dictionary', () => {
	expect(cut('他在北京大学学习')).toBe('他 在 北京大学 学习')
	expect(cut('他在北京大学学习', ['京大学'])).toBe('他 在 北 京大学 学习')
	expect(cut('我爱汉路网', ['汉路网', '爱汉'])).toBe('我 爱 汉路网')
})

test('the words joined are the text, whatever Unicode it is', () => {
	const texts = fc.string({
		unit: fc.oneof(
			fc.constantFrom(
				'我',
				'们',
				'学',
				'习',
				'𠮷',
				'\ud842',
				'\udfb7',
				'\0',
				'\r',
				'\n',
				'·',
				' ',
				'T',
				'恤',
				'5',
				'%',
			),
			fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
		),
	})
	fc.assert(
		fc.property(texts, (text) => {
			const words = segment(realDictionary, text)
			expect(words.join('')).toBe(text)
			expect(words).not.toContain('')
		}),
		{ numRuns: 10_000 },
	)
}, 120_000)
