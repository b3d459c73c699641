/**
 * What it takes to cut 我学习汉语。: the dictionary, opened once for all requests, whoever is configured
 * to cut, and for each request a database of its own, since sockets must not be shared.
 */
import { pinyin } from 'pinyin-pro'
import { openDatabase } from '#app/db/client.server.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import words from '#build/segmentation/words.bin'
import type { Bindings } from './bindings.ts'
import { chooseEngine } from './engines/choose-engine.ts'
import { embeddedEngine } from './engines/embedded.ts'
import type { Tokenizer } from './tokenizer.ts'

const dictionary = openDictionary(words)
const embedded = embeddedEngine(dictionary)

export function openTokenizer(env: Bindings): Tokenizer {
	return {
		db: openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN }),
		engine: chooseEngine(env, embedded),
		recut: (text, extraWords) => segment(dictionary, text, extraWords),
		read: (sentence, readingsOf) =>
			readWords(sentence, readingsOf, (text) => pinyin(text, { type: 'array', toneSandhi: false })),
	}
}
