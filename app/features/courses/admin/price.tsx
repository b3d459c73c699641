import { Check } from 'lucide-react'
import { Usual } from '#app/ui/admin/table.tsx'

/** What stands in the column Free. Most is free, and has a mark that stays in the background. */
export function Price({ isFree }: { isFree: boolean }) {
	if (!isFree) return <span className="whitespace-nowrap">Paid</span>
	return (
		<>
			<Check aria-hidden size={14} className="inline text-ink-quiet max-xl:hidden" />
			<Usual>Free</Usual>
		</>
	)
}
