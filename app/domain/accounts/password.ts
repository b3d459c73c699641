/** Password length: at least six characters (学习学习学习), and twelve for administrators. */
import { adminLevel } from './user.ts'

export const minPasswordLength = 6
const minAdminPasswordLength = 12

/** Limits the cost of hashing. */
export const maxPasswordLength = 128

export function minPasswordLengthAt(level: number): number {
	return level === adminLevel ? minAdminPasswordLength : minPasswordLength
}
