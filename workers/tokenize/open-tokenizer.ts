/**
 * Opens the tokenizer. Dictionary and readings are opened once per isolate; each request gets its own
 * database client, because Workers forbid sharing sockets.
 */
import { openDatabase } from '#app/db/client.server.ts'
import { closeReadings } from '#app/domain/pinyin/close-readings.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { closeCuts } from '#app/domain/segmentation/close-cuts.ts'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { settleForms } from '#app/domain/segmentation/either-form.ts'
import { spellAsListed } from '#app/domain/segmentation/listed-spelling.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { openTraditional } from '#app/domain/segmentation/traditional.ts'
import readings from '#build/segmentation/readings.bin'
import traditionalBytes from '#build/segmentation/traditional.bin'
import words from '#build/segmentation/words.bin'
import type { Bindings } from './bindings.ts'
import { chooseEngine } from './engines/choose-engine.ts'
import { embeddedEngine } from './engines/embedded.ts'
import type { Tokenizer } from './tokenizer.ts'

const dictionary = openDictionary(words)
const traditional = openTraditional(traditionalBytes)
const lexicon = openReadings(readings, dictionary)
const embedded = embeddedEngine(dictionary)

export function openTokenizer(env: Bindings): Tokenizer {
	return {
		db: openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN }),
		engine: chooseEngine(env, embedded),
		traditional,
		settle: (written, simplified) =>
			settleForms({ dictionary, lexicon, table: traditional }, written, simplified),
		spell: (text) => spellAsListed(dictionary, text),
		doubt: (words, surnames) => ({
			readings: closeReadings(words, lexicon, surnames),
			cuts: closeCuts(dictionary, words),
		}),
		recut: (text, extraWords) => segment(dictionary, text, extraWords),
		read(text, customReadingsOf, surnames) {
			const readingsOf = (word: string) => {
				const custom = customReadingsOf(word)
				return custom.length > 0 ? custom : lexicon.readingsOf(word)
			}
			return readWords(text, { ...lexicon, readingsOf }, surnames)
		},
	}
}
