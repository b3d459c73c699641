import { expect, test } from 'vitest'
import { divideSenses, isCoarse } from '#app/domain/vocabulary/coarse-sense.ts'

test.each([
	['鸡', ['fowl; chicken', '(slang) prostitute'], ['fowl; chicken']],
	['日', ['sun', 'day', '(vulgar) to fuck; to have sex with'], ['sun', 'day']],
	['干', ['to do', 'to fuck (vulgar)', 'to kill (slang)', '(coll.) pissed off'], ['to do']],
	['小弟弟', ['little brother', '(coll.) penis'], ['little brother']],
	['黄', ['yellow', 'pornographic'], ['yellow']],
	['黄色', ['yellow', 'vulgar; lewd; pornographic'], ['yellow']],
	['奶奶', ['grandma', '(coll.) boobies', 'breasts'], ['grandma']],
	['刀', ['knife', '(slang) (loanword) dollar'], ['knife']],
	['几号', ['(slang) heroin'], []],
	['屄', ['cunt (vulgar)'], []],
	['牛屄', ['awesome'], []],
	['韩棒子', ['Korean (derog.)'], []],
])('%s is divided by its senses', (word, senses, decent) => {
	const divided = divideSenses(word, senses)
	expect(divided.decent).toEqual(decent)
	expect(divided.coarse).toHaveLength(senses.length - decent.length)
})

test('of a list of senses only the coarse ones go', () => {
	expect(divideSenses('滚开', ['(rude) get out!; go away!; fuck off!'])).toEqual({
		decent: ['(rude) get out!; go away!'],
		coarse: ['fuck off!'],
	})
	expect(divideSenses('造人', ['to conceive a baby; (slang) to make love; to do it'])).toEqual({
		decent: ['to conceive a baby'],
		coarse: ['(slang) to make love; to do it'],
	})
})

test('slang stays where a word has nothing else, with a plainer label', () => {
	expect(divideSenses('e人', ['(slang) extroverted person']).decent).toEqual([
		'(informal) extroverted person',
	])
	expect(divideSenses('动L', ['lively (Internet slang)']).decent).toEqual(['lively (Internet)'])
	expect(divideSenses('行径', ['(usu. pejorative) conduct; behavior']).decent).toEqual([
		'(usu. disapproving) conduct; behavior',
	])
	expect(divideSenses('所谓', ['(derog.) so-called']).decent).toEqual(['(disapproving) so-called'])
})

test.each([
	'cock; rooster',
	'donkey; ass',
	'(bird species of China) great tit (Parus major)',
	'to oppose each other with equal harshness (idiom); tit for tat',
	'any Tom, Dick or Harry',
	'Richard B. "Dick" Cheney (1941-), US Republican politician',
	'pussy willow',
	'sperm whale; cachalot (Physeter macrocephalus)',
	'screw',
	'pimple',
	'bastard carp',
	'to slow down; to retard',
	'vulgar',
	'derogatory term',
	'fennel (Foeniculum vulgare)',
	'sex education',
	'AIDS',
	'breast cancer',
	'sexual harassment',
	'to traffic narcotics',
	'the Opium War (1839–1842)',
	'to fart',
	'buttocks',
	'to commit murder',
])('%s is no coarse sense', (sense) => {
	expect(isCoarse(sense)).toBe(false)
})
