import { strokesLicence } from '#app/domain/strokes/stroke-file.ts'

/** The licence asks that it stays with the strokes. */
export function StrokesCredit() {
	return (
		<p className="text-ink-quiet text-xs">
			Strokes from{' '}
			<a
				href="https://github.com/skishore/makemeahanzi"
				rel="noreferrer"
				target="_blank"
				className="underline"
			>
				Make Me a Hanzi
			</a>
			, after fonts by Arphic Technology,{' '}
			<a href={strokesLicence} rel="noopener license" target="_blank" className="underline">
				Arphic Public License
			</a>
		</p>
	)
}
