import { expect, test } from 'vitest'
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import { explainReadings } from '#app/seed/dictionary/meanings.ts'
import { readingsOfWords } from '#app/seed/dictionary/readings.ts'

const words = readingsOfWords(
	parseCedict(`
一點 一点 [yi1 dian3] /a bit; a little/
一點兒 一点儿 [yi1 dian3 r5] /erhua variant of 一點|一点[yi1 dian3]/
囫 囫 [hu2] /used in 囫圇|囫囵[hu2 lun2]/
囫圇 囫囵 [hu2 lun2] /the whole/
某 某 [mou3] /see 無|无[wu2]/
愛好 爱好 [ai4 hao4] /to like/a hobby; an interest/CL:個|个[ge4]/
雞 鸡 [ji1] /chicken/CL:隻|只[zhi1]/(slang) prostitute/
屄 屄 [bi1] /cunt (vulgar)/CL:個|个[ge4]/
比 比 [bi1] /euphemistic variant of 屄[bi1]/`),
	() => 0,
)
const meaningOf = explainReadings(words, new Map())

function explain(word: string) {
	return words.get(word)?.map((reading) => meaningOf(reading).meaning)
}

test('a word has its senses by part of speech', () => {
	expect(explain('爱好')).toEqual([
		{
			verb: { definition: 'to like' },
			noun: { definition: 'a hobby; an interest (measure word: 个 gè)' },
		},
	])
})

test('a word that is another with 儿 takes its meaning', () => {
	expect(explain('一点儿')).toEqual([{ adverb: { definition: 'a bit; a little' } }])
})

test('a character without a meaning of its own says where it is used', () => {
	expect(explain('囫')).toEqual([{ noun: { definition: 'used in 囫囵 hú lún (the whole)' } }])
})

test('a pointer to an unknown word stays as the definition', () => {
	expect(explain('某')).toEqual([{ noun: { definition: 'see 无 wú' } }])
})

test('coarse senses are kept apart, and what points to nothing else', () => {
	expect(words.get('鸡')?.map(meaningOf)).toEqual([
		{
			meaning: { noun: { definition: 'chicken (measure word: 只 zhī)' } },
			coarse: { noun: { definition: '(slang) prostitute' } },
		},
	])
	expect(words.get('屄')?.map(meaningOf)).toMatchObject([{ meaning: {} }])
	expect(words.get('比')?.map(meaningOf)).toMatchObject([
		{ meaning: {}, coarse: { noun: { definition: 'euphemistic variant of 屄 bī' } } },
	])
})
