/** All vocabulary entries of a word: /words?word=长, with all their meanings: &meanings=all */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { findReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

const longestWord = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { hskEdition } = await requireCaller(context)
	const { searchParams } = new URL(request.url)
	const word = searchParams.get('word') ?? ''
	if (word === '' || word.length > longestWord) return refuse('request.invalid')
	const isWhole = searchParams.get('meanings') === 'all'
	const readings = await findReadings(db, { word, isWhole })
	return json(readings.map((row) => toWordEntry(row, hskEdition)))
}
