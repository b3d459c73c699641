/** All vocabulary entries of a word: /words?word=长 */
import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { toWordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { findReadings } from '#app/features/vocabulary/list-readings.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

const longestWord = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	await requireCaller(context)
	const word = new URL(request.url).searchParams.get('word') ?? ''
	if (word === '' || word.length > longestWord) return refuse('request.invalid')
	const readings = await findReadings(db, { word })
	return json(readings.map(toWordEntry))
}
