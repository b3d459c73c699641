/** The tokenize worker on the real dictionary and the test's own vocabulary, without workerd. */
import type { Db } from '#app/db/client.server.ts'
import { closeReadings } from '#app/domain/pinyin/close-readings.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { ok } from '#app/domain/result.ts'
import { closeCuts } from '#app/domain/segmentation/close-cuts.ts'
import { settleForms } from '#app/domain/segmentation/either-form.ts'
import { spellAsListed } from '#app/domain/segmentation/listed-spelling.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { serviceClients } from '#app/http/service-clients.server.ts'
import { tokenizeApp } from '#workers/tokenize/app.ts'
import { embeddedEngine } from '#workers/tokenize/engines/embedded.ts'
import type { Tokenizer } from '#workers/tokenize/tokenizer.ts'
import { realDictionary } from './real-dictionary.ts'
import { realLexicon } from './real-lexicon.ts'
import { realTraditional } from './real-traditional.ts'

/** The worker's binding; `asked` records its requests. */
export function realTokenizer(db: Db) {
	const tokenizer: Tokenizer = {
		db,
		engine: ok(embeddedEngine(realDictionary)),
		recut: (text, words) => segment(realDictionary, text, words),
		traditional: realTraditional,
		settle: (written, simplified) =>
			settleForms(
				{ dictionary: realDictionary, lexicon: realLexicon, table: realTraditional },
				written,
				simplified,
			),
		spell: (text) => spellAsListed(realDictionary, text),
		doubt: (words, surnames) => ({
			readings: closeReadings(words, realLexicon, surnames),
			cuts: closeCuts(realDictionary, words),
		}),
		read: (words, _custom, surnames) => readWords(words, realLexicon, surnames),
	}
	const app = tokenizeApp(() => tokenizer)
	const asked: unknown[] = []
	const fetch = async (address: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(String(address), { ...init, duplex: 'half' } as RequestInit)
		asked.push(
			await request
				.clone()
				.json()
				.catch(() => undefined),
		)
		return app.fetch(request, { LIBSQL_URL: 'http://localhost' })
	}
	const binding = { fetch } as unknown as Fetcher
	const { tokenize, readings, doubts } = serviceClients({
		TOKENIZE: binding,
		TTS: binding,
		ARTICLES: binding,
		TRAINING: binding,
	} as Bindings)
	return { binding, asked, tokenize, readings, doubts }
}
