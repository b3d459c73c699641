import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RuleTable } from '#app/domain/rule-table.ts'
import { hintsOfParts, hintsOfSenses } from '#app/domain/vocabulary/senses/hints.ts'
import { partHints } from '#app/domain/vocabulary/senses/part-hints.ts'
import { senseHints } from '#app/domain/vocabulary/senses/sense-hints.ts'
import { partsOfSentence, partsOfWords } from '#tests/support/learners-words.ts'
import { decidingLines, rowsOf } from '#tests/support/rule-examples.ts'

const sentences = readFileSync('tests/fixtures/senses/hints.txt', 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))

/** The rules that decide in none of the sentences. */
function idleRules<Condition>(text: string, table: RuleTable<Condition>): string[] {
	const deciding = new Set(
		decidingLines(table, () => {
			for (const sentence of sentences) {
				if (sentence.includes(' ')) partsOfWords(sentence.split(' '))
				else partsOfSentence(sentence)
			}
		}),
	)
	return rowsOf(text, table).flatMap(({ line, rule }) =>
		deciding.has(line) ? [] : [`${line}: ${rule}`],
	)
}

test('each hint of a part of speech decides in a sentence', () => {
	expect(idleRules(partHints, hintsOfParts)).toEqual([])
})

test('each hint of a sense decides in a sentence', () => {
	expect(idleRules(senseHints, hintsOfSenses)).toEqual([])
})
