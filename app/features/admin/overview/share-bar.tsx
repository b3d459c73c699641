import { type DotTone, StatusDot } from '#app/ui/admin/status-dot.tsx'

export type Share = { name: string; tone: DotTone; count: number }

type Props = { title: string; unit: string; shares: Share[] }

/** A whole and its parts: a number, a bar to look at and a list to read. */
export function ShareBar({ title, unit, shares }: Props) {
	const total = shares.reduce((sum, { count }) => sum + count, 0)
	return (
		<section aria-label={title} className="card grid content-start gap-3 p-4">
			<h2 className="text-ink-soft text-sm">{title}</h2>
			<p className="font-semibold text-2xl tabular-nums">
				{total.toLocaleString('en')}{' '}
				<span className="font-normal text-ink-quiet text-sm">{unit}</span>
			</p>
			<div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
				{shares
					.filter(({ count }) => count > 0)
					.map(({ name, tone, count }) => (
						<div key={name} data-tone={tone} className="admin-dot" style={{ flexGrow: count }} />
					))}
			</div>
			<dl className="grid gap-1 text-sm">
				{shares.map(({ name, tone, count }) => (
					<div key={name} className="flex justify-between gap-2">
						<dt>
							<StatusDot tone={tone}>{name}</StatusDot>
						</dt>
						<dd className="tabular-nums">{count.toLocaleString('en')}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
