/** All vocabulary entries of words: /word-entries?word=长&word=大, with all their meanings: &meanings=all */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { findReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

const longestWord = 50
/** A popup asks for a word and its neighbours, or for all that a long word may be made of. */
const mostWords = 100

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { hskEdition, showsCoarse } = await requireCaller(context)
	const { searchParams } = new URL(request.url)
	const words = searchParams.getAll('word')
	const isFine = ({ length }: string) => length > 0 && length <= longestWord
	if (words.length === 0 || words.length > mostWords || !words.every(isFine)) {
		return refuse('request.invalid')
	}
	const isWhole = searchParams.get('meanings') === 'all'
	const all = showsCoarse ? 'all and coarse' : 'all'
	const readings = await findReadings(db, { words, meanings: isWhole ? all : 'gloss' })
	return json(readings.map((row) => toWordEntry(row, hskEdition)))
}
