import { Link } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { wordUsesPath } from '#app/domain/text-search/search-address.ts'
import { mostUses, type WordUses as Uses } from './uses.ts'

type Props = {
	uses: Uses
	/** The word, if it is one: it leads to the list of its texts. */
	word?: string | undefined
}

/** Says in how many texts words are used. */
export function WordUses({ uses, word }: Props) {
	const { lessons, articles, exercises, sentences } = uses
	if (sentences === 0) return <p className="text-ink-soft">Not used in any text.</p>
	const counts = [
		[lessons, 'lesson'],
		[articles, 'article'],
		[exercises, 'exercise'],
		[sentences, 'sentence'],
	] as const
	const listed = counts.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun))
	return (
		<p className="text-ink-soft">
			Used in{' '}
			{sentences > mostUses
				? `more than ${mostUses.toLocaleString('en')} sentences`
				: listed.join(' · ')}
			.{' '}
			{word !== undefined && (
				<Link to={wordUsesPath(word)} className="text-accent-deep underline">
					Show where
				</Link>
			)}
		</p>
	)
}
