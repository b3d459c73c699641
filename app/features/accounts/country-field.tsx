import { SelectField } from '#app/ui/field.tsx'
import type { Country } from './countries.ts'

type Props = {
	countries: readonly Country[]
	/** The selected two-letter code. */
	code: string | null | undefined
	problem: string | undefined
}

export function CountryField({ countries, code, problem }: Props) {
	return (
		<SelectField
			label="Country"
			name="country"
			autoComplete="country"
			required
			defaultValue={code ?? ''}
			problem={problem}
		>
			<option value="">Select your country</option>
			{countries.map(({ code, name }) => (
				<option key={code} value={code}>
					{name}
				</option>
			))}
		</SelectField>
	)
}
