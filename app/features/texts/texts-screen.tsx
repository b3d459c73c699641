import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import { mostBytes, mostTexts } from '#app/domain/texts/limits.ts'
import { isSearched, type TextSearch, textsPath } from '#app/domain/texts/text-search.ts'
import { KindsOfTexts } from '#app/features/articles/kinds-of-texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import type { TextList } from './list-texts.server.ts'
import { TextRow } from './text-row.tsx'
import { TextsFilter } from './texts-filter.tsx'

type Props = TextList & { search: TextSearch; pages: number }

/** The library of a person's own texts. */
export function TextsScreen({ texts, found, tags, kept, search, pages }: Props) {
	const hasTexts = kept.texts > 0
	return (
		<main className="page grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-8">
			<KindsOfTexts here="/texts" />
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div className="grid gap-2">
					<h1 className="font-display text-3xl sm:text-4xl">My Texts</h1>
					<p className="text-ink-soft text-sm">
						Chinese that you bring yourself, read like a lesson. Nobody else can open it.
					</p>
				</div>
				{hasTexts && <AddLink />}
			</div>
			{hasTexts ? (
				<>
					<TextsFilter search={search} tags={tags} />
					{texts.length > 0 ? (
						<Found texts={texts} found={found} kept={kept} />
					) : (
						<Empty text="None of your texts match.">
							<Link to="/texts" className={buttonClass('secondary')}>
								Show all
							</Link>
						</Empty>
					)}
					<PageLinks
						page={search.page}
						pages={pages}
						pathOf={(page) => textsPath({ ...search, page })}
					/>
				</>
			) : (
				<Empty text="No texts yet. Paste a story, a news item or a song: its words get pinyin, meanings and colours, and you can save them.">
					<AddLink />
				</Empty>
			)}
			{isSearched(search) && texts.length > 0 && (
				<Link to="/texts" className="justify-self-start py-2 text-ink-soft text-sm underline">
					Show all texts
				</Link>
			)}
		</main>
	)
}

function Found({ texts, found, kept }: Pick<Props, 'texts' | 'found' | 'kept'>) {
	return (
		<>
			<p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm tabular-nums">
				<span role="status">{counted(found, 'text')}</span>
				<span className="text-ink-quiet">
					{kept.texts} of {mostTexts} texts, {megabytes(kept.bytes)} of {megabytes(mostBytes)} MB
				</span>
			</p>
			<ul className="card grid divide-y divide-line px-4">
				{texts.map((text) => (
					<TextRow key={text.id} text={text} />
				))}
			</ul>
		</>
	)
}

function AddLink() {
	return (
		<Link to="/texts/new" className={buttonClass()}>
			<Plus aria-hidden size={18} />
			Add a text
		</Link>
	)
}
