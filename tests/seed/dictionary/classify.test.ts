import { expect, test } from 'vitest'
import { ballotOf, classify, isIdiom } from '#app/seed/dictionary/classify.ts'
import { countVotes } from '#app/seed/dictionary/gloss-votes.ts'

const votes = countVotes([
	['job', 'noun'],
	['work', 'noun'],
	['happy', 'adjective'],
])

function classOf(word: string, tag: string | undefined, gloss: string, previous?: 'verb') {
	const headword = { word, tag, isProper: false, isIdiom: false, isCounted: false }
	return classify(headword, gloss, votes, previous)
}

test.each([
	['工作', 'vn', 'to work', 'verb'],
	['工作', 'vn', 'job', 'noun'],
	['跟', 'p', 'with', 'preposition'],
	['跟', 'p', 'to follow closely', 'verb'],
	['会', 'v', 'can; to know how to', 'auxiliary verb'],
	['会', 'v', 'to meet', 'verb'],
	['学会', 'v', 'can', 'noun'],
	['因为', 'c', 'because; owing to', 'conjunction'],
	['什么', 'r', 'what?', 'pronoun'],
	['把', 'p', '(used to put the object before the verb)', 'preposition'],
	['们', 'k', 'plural marker for pronouns', 'suffix'],
	['了', 'ul', '(completed action marker)', 'particle'],
	['两', 'm', 'two', 'numeral'],
	['没关系', 'l', "it doesn't matter", 'phrase'],
	['哎呀', 'e', 'damn', 'interjection'],
	['公斤', 'q', 'kilogram (kg)', 'measure word'],
	['高兴', 'b', 'happy', 'adjective'],
] as const)('%s (%s) "%s" is a %s', (word, tag, gloss, pos) => {
	expect(classOf(word, tag, gloss)).toBe(pos)
})

test('a mere remark belongs to the sense before it', () => {
	expect(classOf('某', undefined, '(archaic)', 'verb')).toBe('verb')
})

test('names are nouns and idioms are idioms, whatever the gloss', () => {
	const name = { word: '北京', tag: 'ns', isProper: true, isIdiom: false, isCounted: false }
	expect(classify(name, 'Beijing', votes, undefined)).toBe('noun')
	expect(classify({ ...name, isProper: false, isIdiom: true }, 'to add', votes, undefined)).toBe(
		'idiom',
	)
})

test('a word is an idiom by its tag and four characters, or by its gloss', () => {
	expect(isIdiom('人山人海', 'i', ['multitude'])).toBe(true)
	expect(isIdiom('画蛇添足', undefined, ['to ruin the effect (idiom)'])).toBe(true)
	expect(isIdiom('保留', 'i', ['to keep'])).toBe(false)
})

test('only glosses with neutral wording, on clearly tagged words, vote', () => {
	expect(ballotOf('job', 'n')).toBe('noun')
	expect(ballotOf('to work', 'n')).toBeUndefined()
	expect(ballotOf('job', 'v')).toBeUndefined()
	expect(ballotOf('job', undefined)).toBeUndefined()
})
