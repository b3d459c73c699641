import { dictionaryErrors } from '#app/domain/errors/dictionary.ts'
import { fillIn } from '#app/domain/page-errors.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { FoundWords } from './found-words.tsx'
import type { ListedWord } from './listed-word.ts'
import { SearchForm } from './search-form.tsx'

/** An address without a word: the words that come near, and the search. */
export function UnknownWordScreen({ word, near }: { word: string; near: ListedWord[] }) {
	return (
		<main className="page grid max-w-3xl flex-1 content-start gap-5 py-6">
			<h1 className="font-display text-3xl">Not found</h1>
			<p className="wrap-anywhere text-ink-soft">
				<WithHanzi text={fillIn(dictionaryErrors['dictionary.unknown-word'], { word })} />
			</p>
			<SearchForm text={word} />
			{near.length > 0 && (
				<section aria-labelledby="near-words" className="grid gap-2">
					<h2 id="near-words" className="font-semibold">
						Words that come near
					</h2>
					<FoundWords words={near} />
				</section>
			)}
		</main>
	)
}
