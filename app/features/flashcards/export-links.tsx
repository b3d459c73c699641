import { Download } from 'lucide-react'
import { buttonClass } from '#app/ui/button.tsx'

const formats = [
	['anki', 'Anki (text)'],
	['pleco', 'Pleco (text)'],
	['csv', 'Spreadsheet (CSV)'],
] as const

type Props = {
	/** The address of the download, without its format. */
	path: string
	/** Its other parameters. */
	search: URLSearchParams
}

/** A menu of the formats in which words can be downloaded. */
export function ExportLinks({ path, search }: Props) {
	return (
		<details className="relative">
			<summary className={buttonClass('secondary', 'list-none [&::-webkit-details-marker]:hidden')}>
				<Download aria-hidden size={18} />
				Export
			</summary>
			<ul className="card absolute left-0 z-20 mt-1 grid w-48 p-1 shadow-lg">
				{formats.map(([format, name]) => (
					<li key={format}>
						<a
							href={`${path}?${new URLSearchParams([['format', format], ...search])}`}
							download
							className="flex min-h-11 items-center rounded-control px-3 hover:bg-sunken"
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}
