/** Where a person lives: the 249 countries and territories of ISO 3166, by the names people use. */
import { getData } from 'country-list'

export type Country = { code: string; name: string }

/** Where the standard's name is not the one people look for in a list. */
const familiarNames: Record<string, string> = {
	BN: 'Brunei',
	BO: 'Bolivia',
	CD: 'Congo (Kinshasa)',
	CG: 'Congo (Brazzaville)',
	CV: 'Cape Verde',
	FK: 'Falkland Islands',
	FM: 'Micronesia',
	GB: 'United Kingdom',
	IR: 'Iran',
	KP: 'North Korea',
	KR: 'South Korea',
	LA: 'Laos',
	MD: 'Moldova',
	MF: 'Saint Martin (French)',
	MO: 'Macau',
	NL: 'Netherlands',
	PN: 'Pitcairn Islands',
	PS: 'Palestine',
	RU: 'Russia',
	ST: 'São Tomé and Príncipe',
	SX: 'Sint Maarten (Dutch)',
	SY: 'Syria',
	TR: 'Turkey',
	TW: 'Taiwan',
	TZ: 'Tanzania',
	US: 'United States',
	VA: 'Vatican City',
	VE: 'Venezuela',
	VG: 'British Virgin Islands',
	VI: 'U.S. Virgin Islands',
	VN: 'Vietnam',
}

/** In the order of a printed list: Åland stands with the As. */
export const countries: readonly Country[] = getData()
	.map(({ code, name }) => ({ code, name: familiarNames[code] ?? plainName(name) }))
	.sort((a, b) => a.name.localeCompare(b.name, 'en'))

const nameByCode = new Map(countries.map(({ code, name }) => [code, name]))

export function isCountryCode(code: string): boolean {
	return nameByCode.has(code)
}

export function countryName(code: string | null): string | undefined {
	return code === null ? undefined : nameByCode.get(code)
}

/** "Bahamas (The)" is Bahamas, "Western Sahara*" has no footnote here. */
function plainName(name: string): string {
	return name.replace(/ \(the\)$/i, '').replace(/\*$/, '')
}
