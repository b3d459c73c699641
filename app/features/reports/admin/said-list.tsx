import { kindNames } from '#app/features/reports/kind-names.ts'
import { DateTime } from '#app/ui/admin/date-time.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { Said } from './list-reports.server.ts'

/** How many remarks are shown at once. */
const shownAtOnce = 5

/** All that readers said of a place, the latest first. */
export function SaidList({ said }: { said: readonly Said[] }) {
	const hidden = said.slice(shownAtOnce)
	return (
		<div className="grid gap-1 font-normal">
			{said.length > 1 && <p className="font-medium">{said.length} reports</p>}
			<ul className="grid gap-1">
				{said.slice(0, shownAtOnce).map((one) => (
					<OneSaid key={one.id} said={one} />
				))}
			</ul>
			{hidden.length > 0 && (
				<details>
					<summary className="w-fit cursor-pointer underline">{hidden.length} more</summary>
					<ul className="grid gap-1 pt-1">
						{hidden.map((one) => (
							<OneSaid key={one.id} said={one} />
						))}
					</ul>
				</details>
			)}
		</div>
	)
}

function OneSaid({ said: { kind, note, at, by } }: { said: Said }) {
	return (
		<li className="wrap-anywhere">
			<span className="font-medium">{kindNames[kind]}</span>
			{note !== '' && (
				<span className="whitespace-pre-line">
					: <WithHanzi text={note} />
				</span>
			)}{' '}
			<span className="text-ink-quiet text-xs">
				<DateTime at={new Date(at)} />
				{by !== null && (
					<>
						{' '}
						<WithHanzi text={by} />
					</>
				)}
			</span>
		</li>
	)
}
