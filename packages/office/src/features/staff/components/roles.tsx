import { Trans } from '@lingui/react/macro';
import { staffRoles } from '@wl/contract/office/staff';
import { Checkbox } from '@wl/ui/controls/field';
import { type Role, useRoleNames } from '../use-role-names.ts';
import paper from '../../../app/paper.module.css';
import s from './staff.module.css';

/** Shows an account's roles as badges. The owner's badge is highlighted. */
export function Roles({ roles }: { roles: readonly Role[] }) {
  const names = useRoleNames();
  return (
    <span className={s.roles}>
      {roles.map((role) => (
        <span key={role} className={paper.badge} data-tone={role === 'owner' ? 'warn' : undefined}>
          {names[role]}
        </span>
      ))}
    </span>
  );
}

/** Shows a checkbox for each role. At least one role is required. */
export function RoleFields({
  value,
  onChange,
}: {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
}) {
  const names = useRoleNames();
  return (
    <fieldset className={s.choices}>
      <legend>
        <Trans>Roles</Trans>
      </legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={({ target: { checked } }) =>
            onChange(staffRoles.filter((one) => (one === role ? checked : value.includes(one))))
          }
        >
          {names[role]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
