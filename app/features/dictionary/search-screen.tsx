import { Link } from '@remix-run/react'
import { dictionaryErrors } from '#app/domain/errors/dictionary.ts'
import { fillIn } from '#app/domain/page-errors.ts'
import { Empty } from '#app/ui/empty.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { FoundWords } from './found-words.tsx'
import type { ListedWord } from './listed-word.ts'
import { SearchForm } from './search-form.tsx'

type Props = {
	text: string
	/** Undefined if nothing was searched for. */
	words: ListedWord[] | undefined
	page: number
	pages: number
}

/** The dictionary: a field, and the words that fit. */
export function SearchScreen({ text, words, page, pages }: Props) {
	return (
		<main className="page grid max-w-3xl flex-1 content-start gap-5 py-6">
			<h1 className="font-display text-3xl">Dictionary</h1>
			<SearchForm text={text} isFocused={!words} />
			{!words ? (
				<Hints />
			) : words.length === 0 ? (
				<Empty text={fillIn(dictionaryErrors['dictionary.nothing-found'], { text })} />
			) : (
				<FoundWords words={words} />
			)}
			<PageLinks
				page={page}
				pages={pages}
				pathOf={(other) => `?${new URLSearchParams({ q: text, page: String(other) })}`}
			/>
		</main>
	)
}

const examples = [
	{ text: '学习', lang: 'zh-CN' },
	{ text: 'xue2xi2', lang: 'zh-Latn-pinyin' },
	{ text: 'to learn', lang: 'en' },
]

function Hints() {
	return (
		<p className="text-ink-soft">
			Type hanzi, pinyin with or without tones, or English. For example{' '}
			{examples.map(({ text, lang }, index) => (
				<span key={text}>
					{index > 0 && (index === examples.length - 1 ? ' or ' : ', ')}
					<Link
						to={`?${new URLSearchParams({ q: text })}`}
						lang={lang}
						className="inline-flex min-h-6 items-center underline max-md:min-h-11"
					>
						{text}
					</Link>
				</span>
			))}
			. Or look at the{' '}
			<Link to="/components" className="inline-flex min-h-6 items-center underline max-md:min-h-11">
				parts of characters
			</Link>
			.
		</p>
	)
}
