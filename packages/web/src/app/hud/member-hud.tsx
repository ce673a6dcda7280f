export default function MemberHud() {
  return null;
}
